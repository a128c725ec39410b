import { tagsOf } from './page-tags.ts';

export interface PageShapes {
  readonly glyphs: ReadonlyMap<string, Path2D>;
  readonly clips: ReadonlyMap<string, Path2D>;
  readonly images: ReadonlyMap<string, ImageBitmap>;
}

/** Letters and clips by id. All anew: nothing promises that an id means the same in another preview. */
export function readShapes(defs: string): Omit<PageShapes, 'images'> {
  const glyphs = new Map<string, Path2D>();
  const clips = new Map<string, Path2D>();
  let clipId: string | undefined;
  for (const { name, isEnd, attributes } of tagsOf(defs)) {
    if (name === 'clipPath') clipId = isEnd ? undefined : attributes.get('id');
    if (name !== 'path' || isEnd) continue;
    const path = new Path2D(attributes.get('d') ?? '');
    if (clipId === undefined) glyphs.set(attributes.get('id') ?? '', path);
    else clips.set(clipId, path);
  }
  return { glyphs, clips };
}

const PICTURE = /<image [^>]*?xlink:href="(data:(image\/(?:png|jpeg));base64,([^"]+))"/g;

/** The pictures that a page shows, decoded. */
export async function readImages(
  body: string,
  known: ReadonlyMap<string, ImageBitmap>,
): Promise<ReadonlyMap<string, ImageBitmap>> {
  const found = Array.from(body.matchAll(PICTURE), ([, href = '', type = '', data = '']) => ({
    href,
    type,
    data,
  }));
  const images = await Promise.all(
    found.map(async ({ href, type, data }): Promise<[string, ImageBitmap]> => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      return [href, known.get(href) ?? (await createImageBitmap(new Blob([bytes], { type })))];
    }),
  );
  return new Map(images);
}
