import { pagePicture, type Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';

/** Enough for two rounds of all templates; a picture is about 100 KB. */
const KEPT = 2 * TEMPLATE_IDS.length;

interface PictureParts {
  readonly makePages: (resume: Resume, signal: AbortSignal) => Promise<Preview>;
  /** Awaited before each picture, so that typing has priority. */
  readonly untilTurn?: () => Promise<void>;
}

/** Renders pictures of first pages one at a time and caches the latest by everything they show. */
export function createPictureMaker({ makePages, untilTurn = () => Promise.resolve() }: PictureParts) {
  const pictures = new Map<string, Blob>();
  let last: Promise<unknown> = Promise.resolve();
  return (resume: Resume, signal: AbortSignal): Promise<Blob> => {
    const key = JSON.stringify(resume);
    const made = last.then(async () => {
      signal.throwIfAborted();
      const known = pictures.get(key);
      if (known) return known;
      await untilTurn();
      signal.throwIfAborted();
      const preview = await makePages(resume, signal);
      const picture = new Blob([pagePicture(preview, 0)], { type: 'image/svg+xml' });
      pictures.set(key, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
      return picture;
    });
    last = made.catch(() => null);
    return made;
  };
}
