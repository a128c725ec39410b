import { tagsOf } from './page-tags.ts';

export interface PageShapes {
  readonly glyphs: ReadonlyMap<string, Path2D>;
  readonly clips: ReadonlyMap<string, Path2D>;
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Shapes of letters and clips by what they look like. */
  readonly outlines: ReadonlyMap<string, Path2D>;
  /** No letter goes further from its place on the line, in its own units. */
  readonly reach: number;
}

export const NO_SHAPES: PageShapes = {
  glyphs: new Map(),
  clips: new Map(),
  images: new Map(),
  outlines: new Map(),
  reach: 0,
};

/** How far a shape goes from its zero. The engine writes absolute places only. */
function reachOf(outline: string): number {
  let reach = 0;
  for (const [number] of outline.matchAll(/-?[\d.]+/g)) reach = Math.max(reach, Math.abs(Number(number)));
  return reach;
}

/**
 * Letters and clips by id. All ids anew: nothing promises that one means the same in another preview. A letter that
 * looks the same stays the same object, so that it is known to be no change.
 */
export function readShapes(defs: string, before: PageShapes): PageShapes {
  const glyphs = new Map<string, Path2D>();
  const clips = new Map<string, Path2D>();
  const outlines = new Map<string, Path2D>();
  let reach = 0;
  let clipId: string | undefined;
  for (const { name, isEnd, attributes } of tagsOf(defs)) {
    if (name === 'clipPath') clipId = isEnd ? undefined : attributes.get('id');
    if (name !== 'path' || isEnd) continue;
    const outline = attributes.get('d') ?? '';
    const path = before.outlines.get(outline) ?? new Path2D(outline);
    outlines.set(outline, path);
    if (clipId !== undefined) clips.set(clipId, path);
    else {
      glyphs.set(attributes.get('id') ?? '', path);
      reach = Math.max(reach, reachOf(outline));
    }
  }
  return { glyphs, clips, outlines, reach, images: before.images };
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
