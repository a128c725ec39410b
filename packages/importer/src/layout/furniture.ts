import type { Cell, SourcePage } from '../source.ts';
import { foldWords } from '../text/fold.ts';

const NUMBERED =
  /^(?:.{0,60}?[\s·|–—-]\s*)?(?:page|pagina|pag\.?|p\.)?\s*\d{1,2}\s*(?:(?:of|de|\/)\s*\d{1,2})?$/i;
const BARE_NUMBER = /^(?:page|pagina)?\s*\d{1,2}(?:\s*(?:of|de|\/)\s*\d{1,2})?$/;

/** Removes page numbers and running headers and footers from the pages. */
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

/** Masks page numbers for comparison. Four digits are a year, never a page number. */
const shape = (text: string) => foldWords(text).replace(/(?<!\d)\d{1,3}(?!\d)/g, '#');

/** Tagged list items and headings below the name are content: two pages may begin with the same title. */
const isAtEdge = ({ box, heading, isListItem }: Cell, page: SourcePage | undefined) =>
  page !== undefined &&
  !isListItem &&
  (heading ?? 0) < 2 &&
  (box.y < 0.06 * page.height || box.y + box.height > 0.93 * page.height);
