import { findScreen } from '@lauda/contract/screens';
import { ANSWERS_CACHE, SHARED_CACHE } from '../lib/answers-cache.ts';
import { findShared } from '../lib/files/shared-item.ts';
import { FIRST_ANSWERS, isOver, isRemembered, partToKeep } from './remembered-answers.ts';

/** Files with hashed names, and the page that loads them. */
const FILES_CACHE = 'lauda-files-1';
const SHELL_KEY = '/builder';

/** Timeout: a network that has not begun to respond by then counts as offline. */
const PATIENCE_MS = 8_000;
/** Timeout for files, which have no fallback on the device. After it the page gets an error and retries. */
const FILE_PATIENCE_MS = 25_000;
/** Sent by a proxy when the server behind it is down. */
const isGatewayFault = ({ status }: Response): boolean => status >= 502 && status <= 504;

export interface OfflineParts {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, init?: { signal: AbortSignal }) => Promise<Response>;
  readonly origin: string;
  /** Every file of this build under /assets. */
  readonly files: ReadonlySet<string>;
  /** The files without which the builder does not start. */
  readonly builderFiles: readonly string[];
  readonly patienceMs?: number;
  readonly filePatienceMs?: number;
}

/** Public pages must be current; only app screens open from the cache. */
const isAppScreen = (path: string): boolean =>
  path.startsWith('/admin/') || findScreen(path)?.isIndexed === false;

/**
 * Responds from the cache when the network does not. Pages are always requested from the network first, and files are
 * immutable, so no user gets an old version after a deploy.
 */
export function createOfflineAnswers({
  caches,
  fetch,
  origin,
  files,
  builderFiles,
  patienceMs = PATIENCE_MS,
  filePatienceMs = FILE_PATIENCE_MS,
}: OfflineParts) {
  /** Rejects when the network does not respond in time. */
  async function inTime(answer: Promise<Response>, limitMs = patienceMs): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TypeError('no answer in time')), limitMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Aborts late requests: browsers queue a second request for the same URL behind the first. */
  async function fetchInTime(request: Request | string, limitMs?: number): Promise<Response> {
    const giveUp = new AbortController();
    try {
      return await inTime(fetch(request, { signal: giveUp.signal }), limitMs);
    } catch (error) {
      giveUp.abort();
      throw error;
    }
  }

  /** When storage is full, nothing more is cached; the response itself still reaches the page. */
  async function keep(cacheName: string, key: Request | string, answer: Response): Promise<void> {
    const copy = answer.clone();
    await caches
      .open(cacheName)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined);
  }

  async function kept(cacheName: string, key: Request | string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName);
    // Responses vary by cookie and encoding; only one of each is cached.
    return cache.match(key, { ignoreVary: true });
  }

  /** Removes the page's owner before caching: without one, the builder's early form removes itself. */
  async function keepShell(answer: Response): Promise<void> {
    const markup = (await answer.clone().text()).replace(/data-owner="[^"]*"/, 'data-owner=""');
    const headers = new Headers(answer.headers);
    // The text is already decompressed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    await keep(FILES_CACHE, SHELL_KEY, new Response(markup, { headers }));
  }

  async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const asked = preloaded.then((answer) => answer ?? fetch(request));
    try {
      const fresh = await inTime(asked);
      if (fresh.status === 200 && fresh.headers.get('x-lauda-page') === 'app') await keepShell(fresh);
      return isGatewayFault(fresh) ? ((await kept(FILES_CACHE, SHELL_KEY)) ?? fresh) : fresh;
    } catch {
      const shell = await kept(FILES_CACHE, SHELL_KEY);
      // Without a cached page there is nothing better than to wait; the browser times out by itself.
      return shell ?? asked;
    }
  }

  async function file(request: Request | string): Promise<Response> {
    const known = await kept(FILES_CACHE, request);
    if (known) return known;
    const fresh = await fetchInTime(request, filePatienceMs);
    if (fresh.status === 200) await keep(FILES_CACHE, request, fresh);
    return fresh;
  }

  async function remembered(path: string, request: Request | string): Promise<Response> {
    try {
      const fresh = await fetchInTime(request);
      if (isGatewayFault(fresh)) throw new TypeError('no server behind the gateway');
      const part =
        fresh.status === 200 ? await partToKeep(path, fresh, (other) => kept(ANSWERS_CACHE, other)) : null;
      if (part !== null) await keep(ANSWERS_CACHE, path, part);
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
    /** Null means not handled here: the request falls through to the network. */
    answer(
      request: Request,
      preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
    ): Promise<Response> | null {
      const url = new URL(request.url);
      if (url.origin !== origin || request.method !== 'GET') return null;
      if (request.mode === 'navigate') return isAppScreen(url.pathname) ? page(request, preloaded) : null;
      if (url.pathname.startsWith('/assets/')) return file(request);
      return isRemembered(url.pathname) ? remembered(url.pathname, request) : null;
    },

    /** Caches everything the builder needs to start offline, then deletes files of earlier builds. */
    async prepare(): Promise<void> {
      for (const path of builderFiles) await file(path);
      // Later pages and responses pass through here and are cached then; a page of an earlier build would miss its
      // files.
      if (!(await isCurrent(await kept(FILES_CACHE, SHELL_KEY)))) {
        for (const path of FIRST_ANSWERS) await remembered(path, path);
        const shell = await fetchInTime(SHELL_KEY);
        if (shell.status === 200) await keepShell(shell);
      }
      const cache = await caches.open(FILES_CACHE);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(request);
      }
      // The user may never decide about a shared item; reading it deletes an expired one.
      await findShared(caches).catch(() => null);
      const ours = new Set([FILES_CACHE, ANSWERS_CACHE, SHARED_CACHE]);
      for (const name of await caches.keys())
        if (name.startsWith('lauda-') && !ours.has(name)) await caches.delete(name);
    },
  };
}
