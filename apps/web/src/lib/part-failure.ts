/** A browser waits for a file for minutes, and for one that a dead network has swallowed for as long as the page lives. */
const PART_LIMIT_MS = 30_000;
const PROBE_LIMIT_MS = 10_000;
const KEY = 'lauda-reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** A file of the app did not arrive: the network is dead, or a deploy took the file away. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure';
  /** The browser still waits for it: asked for again, it would wait for the same answer. */
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super('a file did not arrive', { cause });
    this.isLate = isLate;
  }
}

/** An error of our own: the router answers the browser's by loading the page again, which on a dead network leaves none. */
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

/** Loads the page again if the server has one to give. After a deploy, and for a file that is late, the only way on. */
export async function reloadIfReachable(): Promise<void> {
  const probe = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) } as const;
  const answer = await fetch(location.href, probe).catch(() => null);
  if (answer?.ok) location.reload();
}

/** By itself at most once a minute: a file that never arrives must not load the page for ever. */
export function reloadUnlessRecent(): void {
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  void reloadIfReachable();
}
