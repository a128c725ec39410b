import { isEqual } from '../equal.ts';
import { valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { orderedSections } from '../resume/sections.ts';
import { acceptPassages } from './accept.ts';
import { changedPassages, isDifferent, type Passage } from './passages.ts';
import { entryName, type ShownField, shownPassage } from './shown.ts';

/** What the base says otherwise than when the variant last looked, as a card shows it. */
export interface BaseUpdate {
  readonly passage: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Whether the variant has changed the passage too. */
  readonly isClash: boolean;
  /** The field of the resume that it is in, or the group of fields: 'experience', 'design' … */
  readonly section: string;
  /** What the entry is called; '' where the section says it all. */
  readonly entry: string;
  /** The base as the variant knows it, the variant now, and the variant once the update is accepted. Null: not there. */
  readonly before: readonly ShownField[] | null;
  readonly mine: readonly ShownField[] | null;
  readonly after: readonly ShownField[] | null;
}

/** Where on the page a passage stands: the head, the sections in their order, then what is about the page itself. */
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

/** The innermost entry that a passage is in, by the first of the documents that has it. */
function nameOf({ paths: [path = []] }: Passage, documents: readonly Resume[]): string {
  for (let length = path.length; length > 1; length -= 1)
    for (const document of documents) {
      const name = entryName(valueAt(document, path.slice(0, length)));
      if (name !== '' && Array.isArray(valueAt(document, path.slice(0, length - 1)))) return name;
    }
  return '';
}

/** A group of fields is named by its key, everything else by the field that it is in. */
const sectionOf = ({ key, paths: [path = []] }: Passage): string =>
  path.length === 1 ? (key.split('/')[0] ?? key) : (path[0] ?? key);

type Sides = Pick<BaseUpdate, 'before' | 'mine' | 'after'>;

/** Without the fields that are the same on all sides. */
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

/** Every passage that the base has otherwise than the snapshot, but ignored ones and those that accepting leaves alone. */
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

/** The open updates of a variant in the order of the page. */
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
