// Put into a page before its own scripts: notes when something is first seen, and how long the page's worker takes to
// answer. What the page asks at a table goes through a port, as text.

window.noted = { seen: {}, previews: [] };

const isOffered = () => document.querySelector("article .play:enabled");
new MutationObserver(() => {
  if (isOffered()) window.noted.seen.page ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });

const asked = new Map();
const watched = new WeakSet();

/** The first move that is made counts once it is drawn. */
function hear({ data }) {
  const { type, request } = JSON.parse(data) ?? {};
  const question = asked.get(request);
  if (type === "preview" && question?.type === type) window.noted.previews.push(performance.now() - question.at);
  if (type === "done" && question?.type === "move")
    requestAnimationFrame(() => (window.noted.seen.tile ??= performance.now()));
}

const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (data, ...more) {
  if (typeof data === "string") {
    const { type, request } = JSON.parse(data);
    asked.set(request, { type, at: performance.now() });
    if (!watched.has(this)) this.addEventListener("message", hear);
    watched.add(this);
  }
  return postMessage.call(this, data, ...more);
};
