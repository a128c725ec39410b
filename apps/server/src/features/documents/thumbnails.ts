import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Some 40 KB each, packed. */
const MAX_KEPT = 300;

interface Picture {
  readonly svg: string;
  /** A picture that waits for its photo is shown, and made anew the next time. */
  readonly isComplete: boolean;
}

export interface Thumbnail {
  /** SVG, packed with gzip. */
  readonly packed: Buffer;
  readonly isComplete: boolean;
}

/**
 * Pictures that were asked for lately, by name. What is under way counts as kept, so that two pages that
 * ask at once set it once. A failure is not kept.
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
    // The oldest stands first: what is used moves to the end.
    kept.delete(name);
    kept.set(name, thumbnail);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return thumbnail;
  };
}
