import type { ImportProposal, ImportReading } from '@lauda/contract/resumes/imports';
import { readTypedMonth } from '@lauda/domain/resume/dates/month';
import { plainText, type RichText, richTextFromPlain } from '@lauda/domain/resume/rich-text';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { OTHER_SECTION_TITLE } from '@lauda/domain/resume/vocabulary/section-titles';
import { degreeFromText, fieldFromText } from '@lauda/domain/resume/vocabulary/vocabulary';
import { formOf, richAt, textAt } from './review-paths.ts';
import { withLines, withoutLines } from './rich-lines.ts';

/** The user's edits to a reading; the reading itself never changes. */
export interface ReviewState {
  /** Typed values by path; rich text as it is stored. */
  readonly edits: Readonly<Record<string, string | RichText>>;
  /** Doubtful fields that the user has confirmed. */
  readonly confirmed: readonly string[];
  /** Excluded entries: 'experience/2'. */
  readonly removed: readonly string[];
  /** Where unplaced text went, by its index: a path, or one of UNPLACED_TARGETS. */
  readonly places: Readonly<Record<string, string>>;
  /** Fields that the AI filled with text from the file and the user has not checked yet. */
  readonly fromAi: readonly string[];
  /** AI proposals that the file does not contain: shown, never applied. */
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

/** A separate skill, a separate section, or left out. */
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

/** Appends the text to the field. */
function withWords(reading: ImportReading, state: ReviewState, path: string, words: string): ReviewState {
  if (formOf(path) === 'rich')
    return withEdit(state, path, withLines(shownRichText(reading, state, path), words));
  const before = shownText(reading, state, path);
  return withEdit(state, path, before === '' ? words : `${before} ${words}`);
}

/** Places the text with this index, and removes it from its previous place. */
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
  // Rewritten since: the text is the user's now and stays.
  if (at === -1) return rest;
  return withEdit(rest, target, `${text.slice(0, at).trimEnd()}${text.slice(at + words.length)}`);
}

/** Applies what the AI found in the file, marked as such; the rest is only shown. */
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

/** Unplaced text the user has not decided on yet. */
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

/** Does not create missing parents. */
function setAtIndex(root: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('/');
  const last = names.pop() ?? '';
  let node: unknown = root;
  for (const name of names) node = (node as Record<string, unknown> | undefined)?.[name];
  if (typeof node === 'object' && node !== null) (node as Record<string, unknown>)[last] = value;
}

/** Builds the resume from a review. */
export function reviewedResume(reading: ImportReading, state: ReviewState, makeId: () => string): Resume {
  const draft = structuredClone(reading.resume) as unknown as Record<string, unknown>;
  for (const [path, typed] of Object.entries(state.edits)) setAtIndex(draft, path, stored(path, typed));
  for (const path of state.removed) setAtIndex(draft, path, null);
  const wordsFor = (target: string) =>
    reading.unplaced.flatMap(({ text }, number) => (state.places[number] === target ? [text] : []));
  const skills = wordsFor('skill').map((name) => ({ id: makeId(), name }));
  const others = wordsFor('section');
  const own = {
    id: makeId(),
    title: OTHER_SECTION_TITLE[reading.resume.language],
    items: [{ id: makeId(), description: richTextFromPlain(others.join('\n')) }],
  };
  // It drops null entries and truncates values that are too long.
  return normaliseResume(
    {
      ...draft,
      skills: [...(draft['skills'] as unknown[]), ...skills],
      customSections: [...(draft['customSections'] as unknown[]), ...(others.length > 0 ? [own] : [])],
    },
    { language: reading.resume.language },
  );
}
