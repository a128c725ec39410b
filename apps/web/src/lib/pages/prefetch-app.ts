const APP_LINKS = 'a[href^="/builder"], a[href^="/auth"], a[href^="/resumes"], a[href^="/upload-resume"]';

/** Prefetches the app's files when the visitor is about to open it, unless data saving is on. */
export function prefetchApp(files: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchAll = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(APP_LINKS)) return;
    for (const kind of ['pointerover', 'focusin'] as const) removeEventListener(kind, fetchAll);
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      document.head.append(link);
    }
  };
  for (const kind of ['pointerover', 'focusin'] as const) addEventListener(kind, fetchAll, { passive: true });
}
