// Announces your turn with a notification if the page is hidden.

function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

export function mayAskToNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}

export function notify(title: string, body: string): void {
  if (!canNotify() || document.visibilityState === "visible") return;
  const shown = new Notification(title, { body, tag: location.href });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
