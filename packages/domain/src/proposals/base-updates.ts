import { isEqual } from '../equal.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { orderedSections } from '../resume/sections.ts';
import { acceptPassages } from './accept.ts';
import { changedPassages, isDifferent, type Passage } from './passages.ts';
import { entryName, type ShownField, shownPassage } from './shown.ts';

/** A difference between the base and the variant's snapshot of it, as a card shows it. */
export interface BaseUpdate {
  readonly passage: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Whether the variant has changed the passage, too. */
  readonly isClash: boolean;
  /** The resume field it is in, or the group of fields: 'experience', 'design' … */
  readonly section: string;
  /** Name of the entry; '' where the section is enough. */
  readonly entry: string;
  /**
   * The passage in the snapshot of the base, in the variant, and in the variant once accepted. Null: does not exist.
   */
  readonly before: readonly ShownField[] | null;
  readonly mine: readonly ShownField[] | null;
  readonly after: readonly ShownField[] | null;
}

/** Position of a passage on the page: the head, the sections in order, then settings of the page itself. */
function pageRanks(base: Resume): (passage: Passage) => number {
  const sections = new Map<string, number>(orderedSections(base).map((name, index) => [name, index]));
  const last = sections.size;
  return ({ key, paths: [path = []] }) => {
    const [field = '', id = ''] = path;
    if (key === 'personalInfo') return -2;
    if (key === 'contacts') return -1;
    if (key === 'sections') return last + 1;
    if (key === 'design') return last + 2;
    const name =
      field === 'personalInfo' ? 'objectives' : field === 'customSections' ? `custom:${id}` : field;
    return sections.get(name) ?? last;
  };
}

function kindOf({ kind, paths: [path = []] }: Passage, base: Resume): BaseUpdate['kind'] {
  if (kind === 'fields') return 'changed';
  if (kind === 'order') return 'moved';
  return valueAt(base, path) === undefined ? 'removed' : 'added';
}

/** Name of the innermost entry around a passage, from the first document that has it. */
function nameOf({ paths: [path = []] }: Passage, documents: readonly Resume[]): string {
  for (let length = path.length; length > 1; length -= 1)
    for (const document of documents) {
      const name = entryName(valueAt(document, path.slice(0, length)));
      if (name !== '' && Array.isArray(valueAt(document, path.slice(0, length - 1)))) return name;
    }
  return '';
}

/** A group of fields is named by its key, everything else by its top-level field. */
const sectionOf = ({ key, paths: [path = []] }: Passage): string =>
  path.length === 1 ? (key.split('/')[0] ?? key) : (path[0] ?? key);

type Sides = Pick<BaseUpdate, 'before' | 'mine' | 'after'>;

/** Removes fields that are equal on all sides. */
function onlyDifferent(sides: Sides): Sides {
  const { before, mine, after } = sides;
  if (before === null || mine === null || after === null) return sides;
  const isSame = (index: number) =>
    before[index]?.text === after[index]?.text && before[index]?.text === mine[index]?.text;
  const keep = (fields: readonly ShownField[]) => fields.filter((_, index) => !isSame(index));
  return { before: keep(before), mine: keep(mine), after: keep(after) };
}

interface OpenPassages {
  /** More than one only for an entry whose id is 'order'. */
  readonly passages: readonly [Passage, ...Passage[]];
  readonly accepted: Resume;
}

/**
 * Passages that differ between base and snapshot, without ignored ones and those whose acceptance would change nothing.
 */
function openPassages(
  snapshot: Resume,
  variant: Resume,
  base: Resume,
  ignored: readonly string[],
): OpenPassages[] {
  const byKey = new Map<string, [Passage, ...Passage[]]>();
  for (const passage of changedPassages(snapshot, base)) {
    const same = byKey.get(passage.key);
    if (same === undefined) byKey.set(passage.key, [passage]);
    else same.push(passage);
  }
  for (const key of ignored) byKey.delete(key);
  return Array.from(byKey.values(), (passages) => ({
    passages,
    accepted: acceptPassages(snapshot, variant, base, passages),
  })).filter(({ accepted }) => !isEqual(accepted, variant));
}

export const countBaseUpdates = (
  snapshot: Resume,
  variant: Resume,
  base: Resume,
  ignored: readonly string[],
): number => openPassages(snapshot, variant, base, ignored).length;

/** The open updates of a variant, in page order. */
export function baseUpdates(
  snapshot: Resume,
  variant: Resume,
  base: Resume,
  ignored: readonly string[],
): BaseUpdate[] {
  const rank = pageRanks(base);
  const shown = ({ passages: [passage, ...others], accepted }: OpenPassages): BaseUpdate => {
    const kind = kindOf(passage, base);
    const sides = {
      before: shownPassage(snapshot, passage),
      mine: shownPassage(variant, passage),
      after: shownPassage(accepted, passage),
    };
    return {
      passage: passage.key,
      kind,
      isClash: [passage, ...others].some((one) => isDifferent(one, snapshot, variant)),
      section: sectionOf(passage),
      entry: nameOf(passage, [base, snapshot]),
      ...(kind === 'changed' ? onlyDifferent(sides) : sides),
    };
  };
  return openPassages(snapshot, variant, base, ignored)
    .toSorted((a, b) => rank(a.passages[0]) - rank(b.passages[0]))
    .map(shown);
}
