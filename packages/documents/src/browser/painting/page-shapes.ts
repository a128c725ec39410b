import { tagsOf } from './page-tags.ts';

export interface PageShapes {
  readonly glyphs: ReadonlyMap<string, Path2D>;
  /** Outlines of clips by id. */
  readonly clips: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Glyph paths by their outline. */
  readonly outlines: ReadonlyMap<string, Path2D>;
  /** Maximum distance of any glyph's ink from its origin, in the glyph's own units. */
  readonly reach: number;
}

export const NO_SHAPES: PageShapes = {
  glyphs: new Map(),
  clips: new Map(),
  images: new Map(),
  outlines: new Map(),
  reach: 0,
};

/** How far an outline extends from its origin. The engine writes only absolute coordinates. */
function reachOf(outline: string): number {
  let reach = 0;
  for (const [number] of outline.matchAll(/-?[\d.]+/g)) reach = Math.max(reach, Math.abs(Number(number)));
  return reach;
}

/** Outlines of clips by id. The engine writes them either into the shared shapes or into the group that they clip. */
export function readClips(markup: string): ReadonlyMap<string, string> {
  const clips = new Map<string, string>();
  if (!markup.includes('<clipPath')) return clips;
  let clipId: string | undefined;
  for (const { name, isEnd, attributes } of tagsOf(markup)) {
    if (name === 'clipPath') clipId = isEnd ? undefined : attributes.get('id');
    else if (name === 'path' && !isEnd && clipId !== undefined)
      clips.set(clipId, `${clips.get(clipId) ?? ''}${attributes.get('d') ?? ''}`);
  }
  return clips;
}

/**
 * Glyphs and clips by id. The ids are read anew, because nothing guarantees that an id means the same in another
 * preview. A glyph with the same outline keeps its object identity, so that it does not count as a change.
 */
export function readShapes(defs: string, before: PageShapes): PageShapes {
  const glyphs = new Map<string, Path2D>();
  const outlines = new Map<string, Path2D>();
  let reach = 0;
  let isInClip = false;
  for (const { name, isEnd, attributes } of tagsOf(defs)) {
    if (name === 'clipPath') isInClip = !isEnd;
    if (name !== 'path' || isEnd || isInClip) continue;
    const outline = attributes.get('d') ?? '';
    const path = before.outlines.get(outline) ?? new Path2D(outline);
    outlines.set(outline, path);
    glyphs.set(attributes.get('id') ?? '', path);
    reach = Math.max(reach, reachOf(outline));
  }
  return { glyphs, clips: readClips(defs), outlines, reach, images: before.images };
}

const PICTURE = /<image [^>]*?xlink:href="(data:(image\/(?:png|jpeg));base64,([^"]+))"/g;

/** Decodes the images on a page. */
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
