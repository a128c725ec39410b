import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** About 40 KB each, compressed. */
const MAX_KEPT = 300;

interface Picture {
  readonly svg: string;
  /** An image without its photo is shown, but rendered again next time. */
  readonly isComplete: boolean;
}

export interface Thumbnail {
  /** Gzipped SVG. */
  readonly packed: Buffer;
  readonly isComplete: boolean;
}

/**
 * LRU cache of thumbnails by name. A running render counts as an entry, so that parallel requests share it.
 * Failures are not cached.
 */
export function createThumbnailCache<T>(make: (from: T) => Promise<Picture>) {
  const kept = new Map<string, Promise<Thumbnail>>();

  const start = async (name: string, from: T): Promise<Thumbnail> => {
    try {
      const { svg, isComplete } = await make(from);
      if (!isComplete) kept.delete(name);
      return { packed: await compress(svg), isComplete };
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  };

  return (name: string, from: T): Promise<Thumbnail> => {
    const thumbnail = kept.get(name) ?? start(name, from);
    // Maps keep insertion order: reinserting moves a used entry to the end, so the first one is the least recently
    // used.
    kept.delete(name);
    kept.set(name, thumbnail);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return thumbnail;
  };
}
