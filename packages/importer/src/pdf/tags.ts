import { type Mark, NO_MARK } from '../source.ts';

interface TagNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TagNode[];
}

/** Deeper than any real file nests; limits recursion, so that a hostile tree cannot overflow the stack. */
const MOST_DEPTH = 60;
const INLINE = new Set(['Span', 'Link', 'Strong', 'Em', 'Lbl', 'Reference', 'Annot', 'Code', 'Quote']);
const WHOLE = new Set(['Root', 'Document', 'Part', 'Art', 'Sect', '']);

/** A browser wraps each text once and puts its element around it: returns that element, unless it is the page. */
function wrapperOf(parents: readonly TagNode[]): TagNode | undefined {
  const [holder, wrapper] = parents.slice(-2);
  return holder === undefined || WHOLE.has(holder.role ?? '') ? wrapper : holder;
}

const BLOCKS = new Set(['P', 'LI', 'LBody', 'TD', 'TH', 'Caption', 'BlockQuote']);

/** The tag information of each marked piece of a page, by id. */
export function marksOf(tree: unknown): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  let blocks = 0;
  const groups = new Map<TagNode, number>();
  /** Browsers tag a 'div' with a generic role, but its content belongs together. */
  const grouped = (mark: Mark, parents: readonly TagNode[]): Mark => {
    if (mark.block !== null) return mark;
    const own = parents.findLast(({ role = '' }) => !INLINE.has(role)) ?? parents.at(-1);
    const holder =
      parents.at(-1) === own || own === undefined || WHOLE.has(own.role ?? '') ? wrapperOf(parents) : own;
    if (holder === undefined) return mark;
    const known = groups.get(holder) ?? blocks + 1;
    if (!groups.has(holder)) {
      blocks += 1;
      groups.set(holder, known);
    }
    return { ...mark, block: known };
  };
  const walk = (node: TagNode, mark: Mark, parents: readonly TagNode[]): void => {
    if (parents.length > MOST_DEPTH) return;
    if (node.type === 'content' && node.id !== undefined) {
      marks.set(node.id, grouped(mark, parents));
      return;
    }
    const role = node.role ?? '';
    const level = role === 'Title' ? 0 : /^H([1-6])$/.exec(role)?.[1];
    let own = mark;
    if (level !== undefined || BLOCKS.has(role)) {
      blocks += 1;
      own = {
        heading: level === undefined ? mark.heading : Number(level),
        isListItem: role === 'LI' || (mark.isListItem && level === undefined),
        // The body of a list item, and paragraphs in it, share the item's block.
        block: mark.isListItem && role !== 'LI' ? mark.block : blocks,
        isParagraph: true,
      };
    }
    for (const child of node.children ?? []) walk(child, own, [...parents, node]);
  };
  if (typeof tree === 'object' && tree !== null) walk(tree, NO_MARK, []);
  return marks;
}
