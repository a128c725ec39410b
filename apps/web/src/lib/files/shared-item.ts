import { SHARED_CACHE } from '../answers-cache.ts';

/** A job ad, or the URL and title of its page. Missing values are ''. */
export interface SharedText {
  readonly kind: 'text';
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** An item shared with the installed app. */
export type SharedItem = { readonly kind: 'file'; readonly file: File } | SharedText;

type Caches = Pick<CacheStorage, 'open' | 'delete'>;

/** Long enough to sign in first. */
const LIFETIME_MS = 60 * 60_000;
/** One item at a time: the next one replaces an undecided one. */
const KEY = '/shared-item';
const HEADERS = { keptAt: 'x-kept-at', name: 'x-file-name' } as const;

export async function keepShared(caches: Caches, item: SharedItem): Promise<void> {
  const headers = new Headers({ [HEADERS.keptAt]: String(Date.now()) });
  if (item.kind === 'file') {
    headers.set(HEADERS.name, encodeURIComponent(item.file.name.toWellFormed()));
    headers.set('content-type', item.file.type || 'application/octet-stream');
  }
  const body = item.kind === 'file' ? await item.file.arrayBuffer() : JSON.stringify(item);
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(KEY, new Response(body, { headers }));
}

export const forgetShared = async (caches: Caches): Promise<void> => {
  await caches.delete(SHARED_CACHE);
};

/** Null when there is none; an expired item is deleted. */
export async function findShared(caches: Caches): Promise<SharedItem | null> {
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.match(KEY);
  if (!kept) return null;
  const ageMs = Date.now() - Number(kept.headers.get(HEADERS.keptAt));
  if (!(ageMs >= 0 && ageMs < LIFETIME_MS)) {
    await forgetShared(caches);
    return null;
  }
  const name = kept.headers.get(HEADERS.name);
  if (name === null) return (await kept.json()) as SharedItem;
  const type = kept.headers.get('content-type') ?? '';
  return { kind: 'file', file: new File([await kept.arrayBuffer()], decodeURIComponent(name), { type }) };
}
