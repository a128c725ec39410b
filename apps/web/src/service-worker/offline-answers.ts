import { findScreen } from '@lauda/contract/screens';
import { ANSWERS_CACHE } from '../lib/answers-cache.ts';

/** Files whose names change with their content, and the page that loads them. */
const FILES_CACHE = 'lauda-files-1';
const SHELL_KEY = '/builder';
/** Says who is here and what is on; the app asks for both before it shows anything. */
const REMEMBERED: readonly string[] = ['/api/session', '/api/site'];

/** A network that has not begun to answer by then counts as none. */
const PATIENCE_MS = 8_000;

export interface OfflineParts {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly origin: string;
  /** Every file of this build below /assets. */
  readonly files: ReadonlySet<string>;
  /** Those without which the builder does not start. */
  readonly builderFiles: readonly string[];
  readonly patienceMs?: number;
}

/** What public pages say must be new; only screens of the app are opened from the device. */
const isAppScreen = (path: string): boolean =>
  path.startsWith('/admin/') || findScreen(path)?.isIndexed === false;

interface Remembered {
  readonly data?: { readonly expiresAt?: string | null; readonly impersonation?: unknown };
}

const read = async (answer: Response): Promise<Remembered> => (await answer.clone().json()) as Remembered;

/** A member of staff who looks in on somebody leaves nothing of them behind. */
const isOwn = async (answer: Response): Promise<boolean> =>
  ((await read(answer)).data?.impersonation ?? null) === null;

/** A session that has run out is none. */
const isOver = async (answer: Response): Promise<boolean> => {
  const { data } = await read(answer);
  return typeof data?.expiresAt === 'string' && Date.parse(data.expiresAt) <= Date.now();
};

/**
 * Answers from the device where the network does not answer. A page is always asked for first, and files never
 * change under one name, so nobody gets yesterday's version after a deploy.
 */
export function createOfflineAnswers({
  caches,
  fetch,
  origin,
  files,
  builderFiles,
  patienceMs = PATIENCE_MS,
}: OfflineParts) {
  /** Rejects when the network does not answer in time; what comes later is dropped. */
  async function inTime(answer: Promise<Response>): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TypeError('no answer in time')), patienceMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** A device that is full keeps nothing more; the answer itself is not lost over it. */
  async function keep(cacheName: string, key: Request | string, answer: Response): Promise<void> {
    const copy = answer.clone();
    await caches
      .open(cacheName)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined);
  }

  async function kept(cacheName: string, key: Request | string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName);
    // Answers vary by cookie and encoding; there is one of each here.
    return cache.match(key, { ignoreVary: true });
  }

  async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const asked = preloaded.then((answer) => answer ?? fetch(request));
    try {
      const fresh = await inTime(asked);
      if (fresh.status === 200 && fresh.headers.get('x-lauda-page') === 'app')
        await keep(FILES_CACHE, SHELL_KEY, fresh);
      return fresh;
    } catch {
      const shell = await kept(FILES_CACHE, SHELL_KEY);
      // Without a page of its own the device has nothing better than to wait; the browser gives up by itself.
      return shell ?? asked;
    }
  }

  async function file(request: Request | string): Promise<Response> {
    const known = await kept(FILES_CACHE, request);
    if (known) return known;
    const fresh = await fetch(request);
    if (fresh.status === 200) await keep(FILES_CACHE, request, fresh);
    return fresh;
  }

  async function remembered(path: string, request: Request | string): Promise<Response> {
    try {
      const fresh = await inTime(fetch(request));
      if (fresh.status === 200 && (await isOwn(fresh))) await keep(ANSWERS_CACHE, path, fresh);
      return fresh;
    } catch (error) {
      const last = await kept(ANSWERS_CACHE, path);
      if (last && !(await isOver(last))) return last;
      throw error;
    }
  }

  async function isCurrent(shell: Response | undefined): Promise<boolean> {
    const markup = await shell?.text();
    return (
      markup !== undefined && [...markup.matchAll(/\/assets\/[\w.-]+/g)].every(([path]) => files.has(path))
    );
  }

  return {
    /** Null: none of our business, the browser asks as ever. */
    answer(
      request: Request,
      preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
    ): Promise<Response> | null {
      const url = new URL(request.url);
      if (url.origin !== origin || request.method !== 'GET') return null;
      if (request.mode === 'navigate') return isAppScreen(url.pathname) ? page(request, preloaded) : null;
      if (url.pathname.startsWith('/assets/')) return file(request);
      return REMEMBERED.includes(url.pathname) ? remembered(url.pathname, request) : null;
    },

    /** All that the builder needs to start without a network. What earlier builds left goes when that is complete. */
    async prepare(): Promise<void> {
      for (const path of builderFiles) await file(path);
      // Later pages and answers come through here anyway, and are kept then; a page of an earlier build would miss its files.
      if (!(await isCurrent(await kept(FILES_CACHE, SHELL_KEY)))) {
        for (const path of REMEMBERED) await remembered(path, path);
        const shell = await fetch(SHELL_KEY);
        if (shell.status === 200) await keep(FILES_CACHE, SHELL_KEY, shell);
      }
      const cache = await caches.open(FILES_CACHE);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(request);
      }
      const ours = new Set([FILES_CACHE, ANSWERS_CACHE]);
      for (const name of await caches.keys())
        if (name.startsWith('lauda-') && !ours.has(name)) await caches.delete(name);
    },
  };
}
