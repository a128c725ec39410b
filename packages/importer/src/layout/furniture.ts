import type { Cell, SourcePage } from '../source.ts';
import { foldWords } from '../text/fold.ts';

const NUMBERED =
  /^(?:.{0,60}?[\s·|–—-]\s*)?(?:page|pagina|pag\.?|p\.)?\s*\d{1,2}\s*(?:(?:of|de|\/)\s*\d{1,2})?$/i;
const BARE_NUMBER = /^(?:page|pagina)?\s*\d{1,2}(?:\s*(?:of|de|\/)\s*\d{1,2})?$/;

/** Pages without their numbers and running lines: what says nothing but which page of whom it is. */
export function withoutFurniture(
  pages: readonly (readonly Cell[])[],
  sizes: readonly SourcePage[],
): Cell[][] {
  const edges = pages.map((cells, index) => cells.filter((cell) => isAtEdge(cell, sizes[index])));
  const repeated = new Set(
    edges.flatMap((cells, index) =>
      cells
        .map(({ text }) => shape(text))
        .filter((own) =>
          edges.some((other, at) => at !== index && other.some(({ text }) => shape(text) === own)),
        ),
    ),
  );
  return pages.map((cells, index) =>
    cells.filter((cell) => {
      if (!isAtEdge(cell, sizes[index])) return true;
      const text = foldWords(cell.text);
      if (BARE_NUMBER.test(text)) return false;
      return !(repeated.has(shape(cell.text)) && (NUMBERED.test(cell.text) || index > 0));
    }),
  );
}

/** With page numbers out of the way. Four digits are a year, which numbers no page. */
const shape = (text: string) => foldWords(text).replace(/(?<!\d)\d{1,3}(?!\d)/g, '#');

/** What the file tags as an item of a list, or as a heading below the name, is text: two pages may begin with the same title. */
const isAtEdge = ({ box, heading, isListItem }: Cell, page: SourcePage | undefined) =>
  page !== undefined &&
  !isListItem &&
  (heading ?? 0) < 2 &&
  (box.y < 0.06 * page.height || box.y + box.height > 0.93 * page.height);
