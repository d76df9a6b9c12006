"""What does not fit on a page: our own checks, beside those of axe."""

# Each check answers with what is wrong, in words that name the element.
CHECKS = """(main) => {
  const named = (element) => {
    const { tagName, id, classList, innerText } = element;
    const words = (element.ariaLabel ?? innerText ?? "").trim().slice(0, 40);
    const classes = [...classList].map((name) => `.${name}`).join("");
    return `${tagName.toLowerCase()}${id && "#"}${id}${classes} "${words}"`;
  };
  const box = (element) => element.getBoundingClientRect();
  const isSeen = (element) => !element.closest("[inert], [aria-hidden=true], .unseen, .skip")
    && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && box(element).width > 1;
  const seen = (selector, from = document) => [...from.querySelectorAll(selector)].filter(isSeen);
  const styleOf = (element) => getComputedStyle(element);

  const SOME = 8; // pixels

  /** The page scrolls up and down only. */
  const wide = () => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`the page is ${over} px too wide`] : [];
  };

  /** Whatever takes the focus can be brought into sight. */
  const lost = () => seen("a[href], button, input, select, textarea, summary, [tabindex='0']")
    .filter((element) => !element.closest("svg"))
    .filter((element) => {
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { left, top, right, bottom } = box(element);
      return right < SOME || bottom < SOME || left > innerWidth - SOME || top > innerHeight - SOME;
    })
    .map((element) => `out of sight: ${named(element)}`);

  /** No text is cut off at its sides, except where dots say so. */
  const clipped = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || !isSeen(parent) || parent.closest("svg, option, script, style")) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      for (let around = parent; around && around !== document.body; around = around.parentElement) {
        const { display, overflowX, textOverflow, clipPath, position } = styleOf(around);
        if (textOverflow === "ellipsis" || clipPath !== "none" || around.matches("pre, .wide")) break; // these scroll
        if (overflowX !== "visible" && display !== "contents") {
          const edge = box(around);
          if (left < edge.left - 1 || right > edge.right + 1) found.add(parent);
          break;
        }
        if (position === "fixed") break;
      }
    }
    return [...found].map((element) => `cut off: ${named(element)}`);
  };

  /** Fingers need room; a link within a sentence is as high as its line. */
  const isInSentence = ({ parentElement }) =>
    [...parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const small = () => seen("button, select, summary, input, a[href], [role=button]").filter((element) => {
    const target = element.matches("input") ? element.closest("label") ?? element : element;
    const { width, height } = box(target);
    return (width < 23.5 || height < 23.5) && !isInSentence(element);
  }).map((element) => `small: ${named(element)} ${Math.round(box(element).width)}x${Math.round(box(element).height)}`);

  /** What one has come for can be pressed: nothing lies over it. */
  const covered = () => {
    const [element] = seen(main);
    if (!element) return [`nothing to press: ${main}`];
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = box(element);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(there) ? [] : [`covered: ${named(element)} by ${there && named(there)}`];
  };
  const complaints = [...wide(), ...covered(), ...clipped(), ...small(), ...lost()];
  return [...new Set(complaints)];
}"""


def misfits(page, main):
    """What does not fit; `main` is what must be there to be pressed."""
    return page.evaluate(CHECKS, main)
