import { EXPORT_FORMATS, type ExportFormat } from '@lauda/contract/resumes/documents';
import { safeReturnPath } from '@lauda/domain/accounts/return-path';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';

const KEY = 'lauda-download-wish';
const LIFETIME_MS = 60 * 60_000;

const wish = z.object({ path: z.string(), format: z.enum(EXPORT_FORMATS), atMs: z.number() });
type Wish = z.infer<typeof wish>;

/** The wish whose plan has arrived. In memory, so that no URL and no other tab can start a download. */
let due: Wish | null = null;

function takeStored(): Wish | null {
  try {
    const stored = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return stored === null ? null : wish.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

/**
 * The file a user wanted when they left for the checkout. Survives the visit to the payment provider and is used once.
 */
export const downloadWish = {
  remember: (format: ExportFormat): void => {
    const { pathname, search } = location;
    // Without storage, the user has to navigate back themselves.
    try {
      localStorage.setItem(KEY, JSON.stringify({ path: pathname + search, format, atMs: Date.now() }));
    } catch {}
  },

  /** Call when the plan has arrived: returns the path to go back to, or null if there is no recent wish. */
  takeUp: (): string | null => {
    const stored = takeStored();
    if (stored === null) return null;
    const ageMs = Date.now() - stored.atMs;
    if (ageMs < 0 || ageMs > LIFETIME_MS) return null;
    if (safeReturnPath(stored.path, location.origin) !== stored.path) return null;
    due = stored;
    return stored.path;
  },

  /** The format to download on this screen, returned to the first caller only. */
  takeDue: (pathname: string): ExportFormat | null => {
    if (due === null || new URL(due.path, location.origin).pathname !== pathname) return null;
    const { format } = due;
    due = null;
    return format;
  },
};

/** Starts the download that was paid for as soon as this screen can make it. */
export function useWishedDownload(isReady: boolean, start: (format: ExportFormat) => void): void {
  const takeDue = useEffectEvent(() => {
    const format = downloadWish.takeDue(location.pathname);
    if (format !== null) start(format);
  });
  useEffect(() => {
    if (isReady) takeDue();
  }, [isReady]);
}
