import type { DraftDesk } from './draft-desk.ts';

/** For as long as the tab lives, and from the moment on in which a draft can be opened. */
export function listenToPage(desk: DraftDesk): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') desk.leave();
    else desk.connectionChanged();
  });
  document.addEventListener('freeze', () => desk.leave());
  addEventListener('pagehide', () => desk.leave());
  addEventListener('online', () => desk.connectionChanged());
  addEventListener('offline', () => desk.connectionChanged());
  addEventListener('beforeunload', (event) => {
    if (desk.isInDanger()) event.preventDefault();
  });
}
