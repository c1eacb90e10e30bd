// The browser's notifications: that it is one's turn, that the time for it is short, or that somebody has joined or
// left the room. Only a press on a button in the settings asks for the permission.

/** `missing` where the browser has no notifications for pages. */
export type NoticePermission = NotificationPermission | 'missing';

export const noticePermission = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'missing';

export const askForNotices = async (): Promise<NoticePermission> =>
  'Notification' in window ? Notification.requestPermission() : 'missing';

/** Returns a function that closes the notification, which also closes when the page becomes visible. */
export function showNotice(title: string, body: string): () => void {
  if (noticePermission() !== 'granted') return () => undefined;
  let notice: Notification;
  try {
    // The tag makes a new notification replace the one before.
    notice = new Notification(title, { body, tag: 'tiefenthal-turn', icon: 'icon.svg' });
  } catch {
    // Some browsers on phones have the permission, but show notifications of service workers only.
    return () => undefined;
  }
  const seen = new AbortController();
  const close = () => {
    seen.abort();
    notice.close();
  };
  notice.addEventListener('click', () => {
    window.focus();
    close();
  });
  const look = () => {
    if (!document.hidden) close();
  };
  document.addEventListener('visibilitychange', look, { signal: seen.signal });
  return close;
}
