import type { PdfEdit, PdfFile, PdfObject } from './pdf-file.ts';

const REFERENCE = /\s?<<\s*\/Type \/OBJR\s*\/Pg (\d+) 0 R\s*\/Obj (\d+) 0 R\s*>>/g;
const RECT = /\/Rect \[([^\]]+)\]/;
const ANNOTATIONS = /\/Annots \[([^\]]*)\]/;
const PARENTS = /\/Nums \[([^\]]*)\]/;

type Rect = readonly [left: number, bottom: number, right: number, top: number];

const rectIn = (annotation: string): Rect | null => {
  const [left, bottom, right, top] = RECT.exec(annotation)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  return left === undefined || bottom === undefined || right === undefined || top === undefined
    ? null
    : [left, bottom, right, top];
};

/** The optional line breaks in a long word are links without a size. */
const hasSize = ([left, bottom, right, top]: Rect) => right > left && top > bottom;

/** In points. Readers drop quadrilaterals whose corners fall outside the area due to rounding. */
const SLACK = 0.001;

/** The bounding area of all rectangles, each as its own quadrilateral, counter-clockwise from the lower left. */
function areaOf(rects: readonly Rect[]): string {
  const around = [
    Math.min(...rects.map(([left]) => left)) - SLACK,
    Math.min(...rects.map(([, bottom]) => bottom)) - SLACK,
    Math.max(...rects.map(([, , right]) => right)) + SLACK,
    Math.max(...rects.map(([, , , top]) => top)) + SLACK,
  ].map((length) => Number(length.toFixed(5)));
  const corners = rects.flatMap(([left, bottom, right, top]) =>
    [left, bottom, right, bottom].concat(right, top, left, top),
  );
  return `/Rect [${around.join(' ')}]\n  /QuadPoints [${corners.join(' ')}]`;
}

/**
 * The compiler writes one link per text run, so that a keyboard user tabs several times through one URL. The native
 * compiler joins them itself when writing PDF/UA-1; the browser's compiler has no such option.
 */
export function joinLinks({ text, objects }: PdfFile): { edits: PdfEdit[]; removed: Set<number> } {
  const edits: PdfEdit[] = [];
  const removed = new Set<number>();
  const dictionaries = objects.filter(({ isStream }) => !isStream);
  const byId = new Map(dictionaries.map((object) => [object.id, object]));
  const textOf = ({ at, end }: PdfObject) => text.slice(at, end);
  const annotationAt = (id: number): string => {
    const object = byId.get(id);
    return object ? textOf(object) : '';
  };
  function replaceIn(
    object: PdfObject,
    pattern: RegExp,
    replacement: (found: RegExpExecArray) => string,
  ): void {
    const found = pattern.exec(textOf(object));
    if (!found) return;
    const at = object.at + found.index;
    edits.push({ at, end: at + found[0].length, text: replacement(found) });
  }

  for (const object of dictionaries) {
    const tag = textOf(object);
    if (!tag.includes('/S /Link')) continue;
    const references = [...tag.matchAll(REFERENCE)].map((found) => ({
      page: found[1],
      annotation: Number(found[2]),
      at: object.at + found.index,
      end: object.at + found.index + found[0].length,
    }));
    // A link that continues on the next page becomes one link per page.
    for (const [first, ...others] of Map.groupBy(references, ({ page }) => page).values()) {
      const kept = first && byId.get(first.annotation);
      if (!kept || others.length === 0) continue;
      const rects = [first, ...others]
        .map(({ annotation }) => rectIn(annotationAt(annotation)))
        .filter((rect) => rect !== null);
      const sized = rects.filter(hasSize);
      replaceIn(kept, RECT, () => areaOf(sized.length > 0 ? sized : rects));
      for (const { annotation, at, end } of others) {
        removed.add(annotation);
        edits.push({ at, end, text: '' });
      }
    }
  }
  if (removed.size === 0) return { edits, removed };

  const parents = new Set([...removed].map((id) => /\/StructParent (\d+)/.exec(annotationAt(id))?.[1] ?? ''));
  const isKept = (reference: string) => !removed.has(Number.parseInt(reference, 10));
  for (const object of dictionaries) {
    replaceIn(
      object,
      ANNOTATIONS,
      ([, list = '']) => `/Annots [${(list.match(/\d+ 0 R/g) ?? []).filter(isKept).join(' ')}]`,
    );
    replaceIn(
      object,
      PARENTS,
      ([, list = '']) =>
        `/Nums [${[...list.matchAll(/(\d+) (\d+ 0 R)/g)]
          .filter(([, key = '']) => !parents.has(key))
          .map(([pair]) => pair)
          .join(' ')}]`,
    );
  }
  return { edits, removed };
}
