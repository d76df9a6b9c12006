// One stop of the tabulator for a list of many buttons: arrow keys, Home and End go on from there.

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** An attachment for the element around the buttons; at first the last of them is the stop. */
export const roving = (list: HTMLElement) => roves(list, -1);

/** The same, from the first of them. */
export const rovingFromFirst = (list: HTMLElement) => roves(list, 0);

function roves(list: HTMLElement, usual: number): () => void {
  let stop: HTMLElement | null = null;
  const buttons = () => [...list.querySelectorAll<HTMLElement>("button")];

  function settle(to: HTMLElement | null = stop): void {
    const all = buttons();
    stop = to && all.includes(to) ? to : (all.at(usual) ?? null);
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function focused({ target }: FocusEvent): void {
    settle((target as Element).closest("button"));
  }

  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const next = all[ends[event.key] ?? at + (STEPS[event.key] ?? NaN)];
    if (at < 0 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  const watch = new MutationObserver(() => settle(list.contains(document.activeElement) ? stop : null));
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", focused);
  list.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    list.removeEventListener("focusin", focused);
    list.removeEventListener("keydown", pressed);
  };
}
