import type { ErrorCode } from '@lauda/contract/errors';
import { hasSameContent } from '@lauda/domain/resume/difference';
import { type Conflict, mergeResumes, pathKey } from '@lauda/domain/resume/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { createSaveQueue, hasUnsavedWork, nextSave } from '@lauda/domain/resume/save-queue';
import type { SaveEvent, SaveQueue, SaveStep } from '@lauda/domain/resume/save-queue-types';
import { upgradeResume } from '@lauda/domain/resume/upgrade';
import { upgradeSaveQueue } from '@lauda/domain/resume/upgrade-save-queue';
import type { LooseEdit, Settling } from '../../lib/jots.ts';

/** Owns what is made before anybody has signed in. */
export const VISITOR = 'visitor';

/** One resume as this device holds it, the same for every tab. */
export interface DraftRecord extends Settling {
  /** Its own from the first word on, and the key of its one create. */
  readonly draftId: string;
  /** A user's id, or VISITOR. */
  readonly ownerId: string;
  /** Counts every change of this record, so that a tab knows which of two is newer. */
  readonly revision: number;
  readonly queue: SaveQueue;
  readonly savedAtMs: number | null;
  /** Why the server will not take it, until there is news. */
  readonly refusal: ErrorCode | null;
  readonly touchedAtMs: number;
}

/** What somebody did in one tab: what they saw, and what they made of it. */
export interface Edit {
  readonly base: Resume;
  readonly mine: Resume;
}

export interface Stamp {
  readonly opId: string;
  readonly atMs: number;
}

interface NewDraft {
  readonly draftId: string;
  readonly ownerId: string;
  readonly atMs: number;
  readonly stored?: { readonly id: string; readonly version: number; readonly resume: Resume } | undefined;
}

export const newDraft = ({ draftId, ownerId, atMs, stored }: NewDraft): DraftRecord => ({
  draftId,
  ownerId,
  revision: 0,
  queue: createSaveQueue({ createKey: draftId, canSave: ownerId !== VISITOR, stored }),
  savedAtMs: null,
  refusal: null,
  touchedAtMs: atMs,
});

/** The newest content; null as long as nothing was ever written. */
export const documentOf = ({ waiting, inFlight, unanswered, base }: SaveQueue): Resume | null =>
  waiting?.resume ?? inFlight?.resume ?? unanswered?.resume ?? base;

export const isUnsaved = ({ queue }: DraftRecord): boolean => hasUnsavedWork(queue);

/** What two tabs of this browser did to one field. A conflict that is open there already stays. */
function addConflicts(open: readonly Conflict[], found: readonly Conflict[]): readonly Conflict[] {
  const known = new Set(open.map(({ path }) => pathKey(path)));
  const fresh = found.filter(({ path }) => !known.has(pathKey(path)));
  // The very same list where nothing is new: whoever shows it has nothing to draw again.
  return fresh.length === 0 ? open : [...open, ...fresh];
}

/**
 * From where a tab's words grew, when some of them may have arrived ahead of the rest: being written as the page went,
 * or jotted down and taken in by another tab. If they arrived from there, else from what the tab had seen before.
 */
export function startOf(
  { base, writing }: { readonly base: Resume; readonly writing: Resume | null },
  record: DraftRecord,
): Resume {
  const current = documentOf(record.queue);
  if (writing === null || current === null) return base;
  return hasSameContent(mergeResumes(base, writing, current).resume, current) ? writing : base;
}

/** Brings a tab's edit onto what the record holds by now. Done twice, it changes nothing. */
export function withEdit(record: DraftRecord, { base, mine }: Edit, { opId, atMs }: Stamp): DraftRecord {
  const current = documentOf(record.queue);
  const { resume, conflicts } = mergeResumes(base, mine, current ?? base);
  if (current !== null && conflicts.length === 0 && hasSameContent(current, resume)) return record;
  const { state } = nextSave(record.queue, { type: 'changed', resume, opId, atMs });
  return {
    ...record,
    revision: record.revision + 1,
    queue: { ...state, conflicts: addConflicts(state.conflicts, conflicts) },
    touchedAtMs: atMs,
  };
}

export interface RecordStep {
  readonly record: DraftRecord;
  readonly effects: SaveStep['effects'];
}

export function withEvent(record: DraftRecord, event: SaveEvent, refusal: ErrorCode | null): RecordStep {
  const { state, effects } = nextSave(record.queue, event);
  if (state === record.queue) return { record, effects };
  const isAnswered = event.type === 'saved' && state.status !== 'failure';
  const next: DraftRecord = {
    ...record,
    revision: record.revision + 1,
    queue: state,
    savedAtMs: isAnswered ? event.atMs : record.savedAtMs,
    refusal: event.type === 'failed' ? refusal : state.status === 'failure' ? record.refusal : null,
  };
  return { record: next, effects };
}

/** The same words as a resume of its own. In one step: after a reset alone the record would hold no words. */
export function asNew(record: DraftRecord, resume: Resume, stamp: Stamp): DraftRecord {
  const reset = withEvent(record, { type: 'reset', createKey: crypto.randomUUID() }, null);
  return withEvent(reset.record, { type: 'changed', resume, ...stamp }, null).record;
}

/** The same draft in somebody's hands; it is due at once. */
export const givenTo = (record: DraftRecord, ownerId: string, atMs: number): DraftRecord => ({
  ...record,
  ownerId,
  revision: record.revision + 1,
  queue: { ...record.queue, canSave: true, dueAtMs: atMs },
});

/** A draft that cannot be read: written by a newer release, or damaged. It is left as it is. */
export class UnreadableDraft extends Error {
  override readonly name = 'UnreadableDraft';
}

function upgraded(resume: Resume): Resume {
  const read = upgradeResume(resume, { language: 'en-US' });
  if (!read.ok) throw new UnreadableDraft(`${read.reason} at ${read.path.join('.')}`);
  return read.resume;
}

/** A record may be older than this page: its resumes are brought to today's form before anybody reads them. */
export const readRecord = (stored: DraftRecord): DraftRecord => ({
  ...stored,
  queue: upgradeSaveQueue(stored.queue, upgraded),
});

/** An edit that a page left behind may be older than this page, too. */
export const readEdit = <T extends LooseEdit<Resume>>(edit: T): T => ({
  ...edit,
  base: upgraded(edit.base),
  mine: upgraded(edit.mine),
  writing: edit.writing && upgraded(edit.writing),
});
