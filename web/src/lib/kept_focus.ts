// Whoever plays by keys stays on the board: if what had the focus goes away, the board has it.

/** An attachment for the element around the board. */
export function keepsFocus(to: () => void): (around: HTMLElement) => () => void {
  return (around) => {
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => (last = target);
    const watch = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) to();
    });
    watch.observe(around, { childList: true, subtree: true });
    around.addEventListener("focusin", note);
    return () => {
      watch.disconnect();
      around.removeEventListener("focusin", note);
    };
  };
}
