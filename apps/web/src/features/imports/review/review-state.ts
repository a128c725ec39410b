import type { ImportProposal, ImportReading } from '@lauda/contract/imports';
import { readTypedMonth } from '@lauda/domain/resume/month';
import { plainText, type RichText, richTextFromPlain } from '@lauda/domain/resume/rich-text';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { degreeFromText, fieldFromText } from '@lauda/domain/resume/vocabulary';
import { formOf, richAt, textAt } from './review-paths.ts';
import { withLines, withoutLines } from './rich-lines.ts';

/** What a person has done to a reading; the reading itself never changes. */
export interface ReviewState {
  /** Texts as they were typed, by path; rich ones as they are kept. */
  readonly edits: Readonly<Record<string, string | RichText>>;
  /** Doubtful fields that were looked at and are right. */
  readonly confirmed: readonly string[];
  /** Entries that are left out: 'experience/2'. */
  readonly removed: readonly string[];
  /** Where words without a place went, by their number: a path, or one of UNPLACED_TARGETS. */
  readonly places: Readonly<Record<string, string>>;
  /** Fields into which the model put words of the file, until somebody has looked at them. */
  readonly fromAi: readonly string[];
  /** What the model proposed and the file does not say: shown, never taken over. */
  readonly unsaid: readonly Pick<ImportProposal, 'path' | 'value'>[];
}

export const EMPTY_REVIEW: ReviewState = {
  edits: {},
  confirmed: [],
  removed: [],
  places: {},
  fromAi: [],
  unsaid: [],
};

/** A skill of its own, a section of its own, or nowhere. */
export const UNPLACED_TARGETS = ['skill', 'section', 'out'] as const;

const isOwnTarget = (target: string): boolean => (UNPLACED_TARGETS as readonly string[]).includes(target);

export function shownText(reading: ImportReading, { edits }: ReviewState, path: string): string {
  const edit = edits[path];
  if (edit === undefined) return textAt(reading.resume, path);
  return typeof edit === 'string' ? edit : plainText(edit);
}

export function shownRichText(reading: ImportReading, { edits }: ReviewState, path: string): RichText {
  const edit = edits[path];
  return typeof edit === 'string' ? richTextFromPlain(edit) : (edit ?? richAt(reading.resume, path));
}

export const withEdit = (state: ReviewState, path: string, typed: string | RichText): ReviewState => ({
  ...state,
  edits: { ...state.edits, [path]: typed },
  fromAi: state.fromAi.filter((own) => own !== path),
});

/** With these words behind those of the field. */
function withWords(reading: ImportReading, state: ReviewState, path: string, words: string): ReviewState {
  if (formOf(path) === 'rich')
    return withEdit(state, path, withLines(shownRichText(reading, state, path), words));
  const before = shownText(reading, state, path);
  return withEdit(state, path, before === '' ? words : `${before} ${words}`);
}

/** Puts the words with this number somewhere, and takes them back from where they were. */
export function place(
  reading: ImportReading,
  state: ReviewState,
  number: number,
  target: string,
): ReviewState {
  const words = reading.unplaced[number]?.text ?? '';
  const before = takeBack(reading, state, number);
  const placed = { ...before, places: { ...before.places, [number]: target } };
  if (isOwnTarget(target)) return placed;
  return withWords(reading, placed, target, words);
}

export function takeBack(reading: ImportReading, state: ReviewState, number: number): ReviewState {
  const { [number]: target, ...places } = state.places;
  if (target === undefined) return state;
  const rest = { ...state, places };
  if (isOwnTarget(target)) return rest;
  const words = reading.unplaced[number]?.text ?? '';
  if (formOf(target) === 'rich') {
    const before = shownRichText(reading, state, target);
    const after = withoutLines(before, words);
    return after === before ? rest : withEdit(rest, target, after);
  }
  const text = shownText(reading, state, target);
  const at = text.lastIndexOf(words);
  // Rewritten since: those are the person's own words now, and stay.
  if (at === -1) return rest;
  return withEdit(rest, target, `${text.slice(0, at).trimEnd()}${text.slice(at + words.length)}`);
}

/** Takes over what the model found in the file, marked as its; the rest is only shown. */
export function withProposals(
  reading: ImportReading,
  state: ReviewState,
  proposals: readonly ImportProposal[],
): ReviewState {
  const said = proposals.filter(({ isGrounded }) => isGrounded);
  const unsaid = proposals.filter(({ isGrounded }) => !isGrounded);
  return said.reduce<ReviewState>((next, proposal) => withProposal(reading, next, proposal), {
    ...state,
    unsaid: unsaid.map(({ path, value }) => ({ path, value })),
  });
}

function withProposal(
  reading: ImportReading,
  state: ReviewState,
  { path, value, lines }: ImportProposal,
): ReviewState {
  if (lines.some((line) => state.places[line] !== undefined)) return state;
  const places = { ...state.places, ...Object.fromEntries(lines.map((line) => [line, path])) };
  const placed = { ...state, places };
  if (isOwnTarget(path)) return placed;
  const filled = withWords(reading, placed, path, value);
  return { ...filled, fromAi: [...filled.fromAi, path] };
}

/** Words that nobody has decided on yet. */
export const undecided = (reading: ImportReading, { places }: ReviewState): number[] =>
  reading.unplaced.flatMap((_, number) => (places[number] === undefined ? [number] : []));

function stored(path: string, typed: string | RichText): unknown {
  if (typeof typed !== 'string') return typed;
  const form = formOf(path);
  if (form === 'rich') return richTextFromPlain(typed);
  if (form === 'month') return readTypedMonth(typed) ?? '';
  if (form === 'flag') return typed === 'true';
  if (path.endsWith('/degree')) return degreeFromText(typed.trim());
  if (path.endsWith('/field')) return fieldFromText(typed.trim());
  return typed.trim();
}

/** A place that is not there stays absent. */
function setAtIndex(root: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('/');
  const last = names.pop() ?? '';
  let node: unknown = root;
  for (const name of names) node = (node as Record<string, unknown> | undefined)?.[name];
  if (typeof node === 'object' && node !== null) (node as Record<string, unknown>)[last] = value;
}

/** The resume that a review makes. `sectionTitle` heads what gets a section of its own. */
export function reviewedResume(
  reading: ImportReading,
  state: ReviewState,
  { sectionTitle, makeId }: { sectionTitle: string; makeId: () => string },
): Resume {
  const draft = structuredClone(reading.resume) as unknown as Record<string, unknown>;
  for (const [path, typed] of Object.entries(state.edits)) setAtIndex(draft, path, stored(path, typed));
  for (const path of state.removed) setAtIndex(draft, path, null);
  const wordsFor = (target: string) =>
    reading.unplaced.flatMap(({ text }, number) => (state.places[number] === target ? [text] : []));
  const skills = wordsFor('skill').map((name) => ({ id: makeId(), name }));
  const others = wordsFor('section');
  const own = {
    id: makeId(),
    title: sectionTitle,
    items: [{ id: makeId(), description: richTextFromPlain(others.join('\n')) }],
  };
  // Entries that are null are dropped by it, and whatever is too long is cut.
  return normaliseResume(
    {
      ...draft,
      skills: [...(draft['skills'] as unknown[]), ...skills],
      customSections: [...(draft['customSections'] as unknown[]), ...(others.length > 0 ? [own] : [])],
    },
    { language: reading.resume.language },
  );
}
