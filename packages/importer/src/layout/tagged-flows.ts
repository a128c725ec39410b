import type { Cell } from '../source.ts';

/** Minimum number of tagged sections to trust that the file tags all of them. */
const FEWEST_SECTIONS = 2;
/** Heading level of sections: the name is above, entry titles are below. */
const SECTION = 2;

/** A section's heading, which may be beside its content, and the section's content. */
export type TaggedFlow = readonly [heading: readonly Cell[], body: readonly Cell[]];

/** Page numbers and running lines are untagged. A higher untagged share means that content is untagged too. */
const MOST_UNTAGGED = 0.05;
/** Browsers tag headings but leave most other text in groups without a meaningful order. */
const LEAST_IN_PARAGRAPHS = 0.7;

interface Flow {
  readonly heading: Cell[];
  readonly body: Cell[];
  left: number;
  right: number;
  lastPage: number;
}

const right = ({ box }: Cell) => box.x + box.width;

/** The share of a cell's width that lies within a flow. */
const overlap = (cell: Cell, flow: Flow) =>
  Math.max(0, Math.min(right(cell), flow.right) - Math.max(cell.box.x, flow.left)) /
  Math.max(cell.box.width, 1);

function openFlow(flows: Flow[]): Flow {
  const flow = { heading: [], body: [], left: Infinity, right: -Infinity, lastPage: 0 };
  flows.push(flow);
  return flow;
}

function put(flow: Flow, cell: Cell): void {
  (cell.heading === SECTION ? flow.heading : flow.body).push(cell);
  flow.left = Math.min(flow.left, cell.box.x);
  flow.right = Math.max(flow.right, right(cell));
  flow.lastPage = cell.page;
}

/** The section that continues at the top of a page: the last one of the previous page that was above the cell. */
const goingOn = (flows: readonly Flow[], cell: Cell): Flow | undefined =>
  flows.findLast((flow) => flow.lastPage >= cell.page - 1 && overlap(cell, flow) > 0.5);

const lettersOf = (cells: readonly Cell[]) => cells.reduce((count, { text }) => count + text.length, 0);

/** Whether a file tags its text, with one heading for the name and one for every section, as ours do. */
function isTagged(cells: readonly Cell[]): boolean {
  const blocks = (isMeant: (heading: number | null) => boolean) =>
    new Set(cells.filter(({ heading }) => isMeant(heading)).map(({ page, block }) => `${page}/${block}`))
      .size;
  const letters = (isMeant: (cell: Cell) => boolean) => lettersOf(cells.filter(isMeant)) / lettersOf(cells);
  return (
    letters(({ block }) => block === null) <= MOST_UNTAGGED &&
    letters(({ isParagraph }) => isParagraph) >= LEAST_IN_PARAGRAPHS &&
    blocks((heading) => heading !== null && heading < SECTION) === 1 &&
    blocks((heading) => heading === SECTION) >= FEWEST_SECTIONS
  );
}

/**
 * Text flows by tags, one per section and one for the text before them all, in the file's own reading order. Null if
 * the tags are not usable: columns are then detected by position.
 */
export function taggedFlows(pages: readonly (readonly Cell[])[]): TaggedFlow[] | null {
  if (!isTagged(pages.flat())) return null;
  const flows: Flow[] = [];
  for (const cells of pages) {
    let open: Flow | null = flows.length === 0 ? openFlow(flows) : null;
    /** The flow continued from the previous page; a column beside it may continue too. */
    let carried: Flow | undefined;
    let before: Cell | undefined;
    let block: number | null = null;
    const tagged = cells.filter((cell) => cell.block !== null);
    for (const cell of tagged.toSorted((a, b) => (a.block ?? 0) - (b.block ?? 0) || a.order - b.order)) {
      // A heading may take two lines.
      if (cell.heading === SECTION && cell.block !== block) open = openFlow(flows);
      block = cell.block;
      const isBeside = before !== undefined && Math.abs(before.box.y - cell.box.y) < 0.5 * cell.box.height;
      if (open === null && !isBeside && (!carried || overlap(cell, carried) < 0.2))
        carried = goingOn(flows, cell);
      before = cell;
      put(open ?? carried ?? flows.at(-1) ?? openFlow(flows), cell);
    }
  }
  return flows.map(({ heading, body }) => [heading, body]);
}
