import { findScreen } from '@lauda/contract/screens';
import { ANSWERS_CACHE, SHARED_CACHE } from '../lib/answers-cache.ts';
import { findShared } from '../lib/shared-item.ts';
import { FIRST_ANSWERS, isOver, isRemembered, partToKeep } from './remembered-answers.ts';

/** Files whose names change with their content, and the page that loads them. */
const FILES_CACHE = 'lauda-files-1';
const SHELL_KEY = '/builder';

/** A network that has not begun to answer by then counts as none. */
const PATIENCE_MS = 8_000;
/** For a file, which nothing on the device can stand in for. Then the page learns of it, and asks again. */
const FILE_PATIENCE_MS = 25_000;
/** Said by a proxy in front of a server that is away. */
const isGatewayFault = ({ status }: Response): boolean => status >= 502 && status <= 504;

export interface OfflineParts {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, init?: { signal: AbortSignal }) => Promise<Response>;
  readonly origin: string;
  /** Every file of this build below /assets. */
  readonly files: ReadonlySet<string>;
  /** Those without which the builder does not start. */
  readonly builderFiles: readonly string[];
  readonly patienceMs?: number;
  readonly filePatienceMs?: number;
}

/** What public pages say must be new; only screens of the app are opened from the device. */
const isAppScreen = (path: string): boolean =>
  path.startsWith('/admin/') || findScreen(path)?.isIndexed === false;

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
  filePatienceMs = FILE_PATIENCE_MS,
}: OfflineParts) {
  /** Rejects when the network does not answer in time. */
  async function inTime(answer: Promise<Response>, limitMs = patienceMs): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TypeError('no answer in time')), limitMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Ended when it is late: browsers make a second request for one address wait for the first. */
  async function fetchInTime(request: Request | string, limitMs?: number): Promise<Response> {
    const giveUp = new AbortController();
    try {
      return await inTime(fetch(request, { signal: giveUp.signal }), limitMs);
    } catch (error) {
      giveUp.abort();
      throw error;
    }
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

  /** Whose page it was is nobody's business later: without an owner the early form of the builder takes itself away. */
  async function keepShell(answer: Response): Promise<void> {
    const markup = (await answer.clone().text()).replace(/data-owner="[^"]*"/, 'data-owner=""');
    const headers = new Headers(answer.headers);
    // The text is unpacked by now.
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
      // Without a page of its own the device has nothing better than to wait; the browser gives up by itself.
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
    /** Null: none of our business, the browser asks as ever. */
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

    /** All that the builder needs to start without a network. What earlier builds left goes when that is complete. */
    async prepare(): Promise<void> {
      for (const path of builderFiles) await file(path);
      // Later pages and answers come through here anyway, and are kept then; a page of an earlier build would miss its files.
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
      // Nobody may come to decide about what was shared; reading it removes what is too old.
      await findShared(caches).catch(() => null);
      const ours = new Set([FILES_CACHE, ANSWERS_CACHE, SHARED_CACHE]);
      for (const name of await caches.keys())
        if (name.startsWith('lauda-') && !ours.has(name)) await caches.delete(name);
    },
  };
}
