import { tagsOf } from './page-tags.ts';

export interface PageShapes {
  readonly glyphs: ReadonlyMap<string, Path2D>;
  /** Outlines of clips by id. */
  readonly clips: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ImageBitmap>;
  /** Shapes of letters by what they look like. */
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

/** Outlines of clips by id. The engine writes them among the shared shapes, or into the group that they cut. */
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
 * Letters and clips by id. All ids anew: nothing promises that one means the same in another preview. A letter that
 * looks the same stays the same object, so that it is known to be no change.
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
