/** Browsers wait minutes for a chunk, and for one lost in a dead network as long as the page lives. */
const PART_LIMIT_MS = 30_000;
const PROBE_LIMIT_MS = 10_000;
const KEY = 'lauda-reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** A chunk of the app failed to load: the network is dead, or a deploy removed the file. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';
  /** The browser still waits for it: requesting it again would wait for the same response. */
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super('a file did not arrive', { cause });
    this.isLate = isLate;
  }
}

/**
 * Rejects with our own error: the router handles the browser's by reloading, which on a dead network loses the page.
 */
export const partInTime = <Part>(loading: Promise<Part>): Promise<Part> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PartFailure(true)), PART_LIMIT_MS);
    loading.then(
      (part) => {
        clearTimeout(timer);
        resolve(part);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new PartFailure(false, cause));
      },
    );
  });

/** Reloads if the server can serve the page. After a deploy, or for a late chunk, nothing else helps. */
export async function reloadIfReachable(): Promise<void> {
  const probe = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) } as const;
  const answer = await fetch(location.href, probe).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Automatic reloads happen at most once a minute: a chunk that never loads must not cause a reload loop. */
export function reloadUnlessRecent(): void {
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  void reloadIfReachable();
}
