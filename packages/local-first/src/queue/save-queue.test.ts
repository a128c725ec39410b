import { describe, expect, it } from 'vitest';
import { resumeRules } from '@lauda/domain/resume/merge/document-rules';
import { setAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { retryDelayMs } from './retry-delay.ts';
import { createSaveQueue, documentOf, hasUnsavedWork, nextSave } from './save-queue.ts';
import type * as queues from './save-queue-types.ts';

type Operation = queues.Operation<Resume>;
type SaveEvent = queues.SaveEvent<Resume>;
type SaveQueue = queues.SaveQueue<Resume>;

const base = sampleResume('en-US');
const city = (name: string, from: Resume = base) => setAt(from, ['personalInfo', 'city'], name);
const stored = { id: 'r1', version: 4, document: base };

/** Feeds events in order; `sent` collects every operation sent. */
function run(state: SaveQueue, ...events: SaveEvent[]) {
  const sent: Operation[] = [];
  let current = state;
  for (const event of events) {
    const step = nextSave(resumeRules, current, event);
    current = step.state;
    if (step.send !== null) sent.push(step.send);
  }
  return { state: current, sent, shown: documentOf(current) };
}

const queue = createSaveQueue<Resume>({ createKey: 'draft', canSave: true, stored });
const draft = createSaveQueue<Resume>({ createKey: 'draft', canSave: true });
const change = (resume: Resume, atMs: number): SaveEvent => ({
  type: 'changed',
  document: resume,
  opId: `op-${atMs}`,
  atMs,
});
const tick = (atMs: number): SaveEvent => ({ type: 'tick', atMs });
const saved = (answerTo: string, version: number, atMs: number, resume?: Resume): SaveEvent => ({
  type: 'saved',
  answerTo,
  id: 'r1',
  version,
  document: resume,
  opId: `after-${atMs}`,
  atMs,
});
const failed = (answerTo: string, atMs: number, isRefused = false, message?: string): SaveEvent => ({
  type: 'failed',
  answerTo,
  atMs,
  isRefused,
  message,
});

describe('the save queue', () => {
  it('waits a second after the last change and sends that alone', () => {
    const { sent } = run(
      queue,
      change(city('A'), 0),
      change(city('B'), 600),
      tick(1000),
      tick(1599),
      tick(1600),
    );
    expect(sent).toEqual([{ type: 'update', opId: 'op-600', id: 'r1', version: 4, document: city('B') }]);
  });

  it('[SYNC-04] queues changes, sends only the latest, one at a time', () => {
    const before = run(
      queue,
      change(city('A'), 0),
      tick(1000),
      change(city('B'), 1100),
      change(city('C'), 1200),
      tick(5000),
    );
    expect(before.sent.map(({ opId }) => opId)).toEqual(['op-0']);
    expect(before.state.status).toBe('pending');
    const after = run(before.state, saved('op-0', 5, 5100));
    expect(after.sent).toEqual([
      { type: 'update', opId: 'op-1200', id: 'r1', version: 5, document: city('C') },
    ]);
    const end = run(after.state, saved('op-1200', 6, 5200), tick(9000));
    expect([end.sent, end.state.status, hasUnsavedWork(end.state)]).toEqual([[], 'success', false]);
  });

  it('[SYNC-04] forgets queue and id at a reset, and any answer still to come', () => {
    const { state } = run(queue, change(city('A'), 0), tick(1000), change(city('B'), 1100), {
      type: 'reset',
      createKey: 'next',
    });
    expect(state).toEqual(createSaveQueue({ createKey: 'next', canSave: true }));
    expect(run(state, saved('op-0', 5, 2000), tick(9000))).toMatchObject({ state, sent: [] });
  });

  it('creates a draft once under its key, also after a crash and with newer work', () => {
    const sending = run(draft, change(city('A'), 0), tick(1000), change(city('B'), 1500));
    const reopened = run(JSON.parse(JSON.stringify(sending.state)) as SaveQueue, {
      type: 'reopened',
      atMs: 2000,
    });
    expect(sending.sent).toEqual([{ type: 'create', opId: 'draft', document: city('A') }]);
    expect(reopened.sent).toEqual(sending.sent);
    const created = run(reopened.state, saved('draft', 1, 2100, city('A')), tick(2500));
    expect(created.sent).toEqual([
      { type: 'update', opId: 'op-1500', id: 'r1', version: 1, document: city('B') },
    ]);
  });

  it('asks when another tab has created the draft with other content', () => {
    const { state, sent } = run(
      draft,
      change(city('A'), 0),
      tick(1000),
      saved('draft', 3, 1100, city('B')),
      tick(9000),
    );
    expect(sent).toHaveLength(1);
    expect(state.conflicts.map(({ path, mine, theirs }) => [path.join('.'), mine, theirs])).toEqual([
      ['personalInfo.city', 'A', 'B'],
    ]);
  });

  it('keeps a failed change, tries the same again after 1, 2, 4 … 30 s, and then the newer one', () => {
    let { state } = run(queue, change(city('A'), 0), tick(1000), change(city('B'), 1001));
    const waits: number[] = [];
    for (let atMs = 10_000; waits.length < 7; atMs += 100_000) {
      const fallen = run(state, failed('op-0', atMs));
      expect(fallen.state).toMatchObject({ status: 'failure', error: 'An unknown error occurred' });
      waits.push((fallen.state.dueAtMs ?? 0) - atMs);
      const again = run(fallen.state, tick(fallen.state.dueAtMs ?? 0));
      expect(again.sent.map(({ opId }) => opId)).toEqual(['op-0']);
      state = again.state;
    }
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelayMs(attempts, 'op-0')));
    expect(run(state, saved('op-0', 5, 1e6)).sent).toMatchObject([{ opId: 'op-1001', version: 5 }]);
  });

  it('takes a stale answer that brings what was sent as saved: the first answer was lost', () => {
    const { state, sent } = run(queue, change(city('A'), 0), tick(1000), change(city('AB'), 1500), {
      type: 'stale',
      answerTo: 'op-0',
      theirs: city('A'),
      version: 5,
      opId: 'merged',
      atMs: 2600,
    });
    expect(state.conflicts).toEqual([]);
    expect(sent.at(-1)).toMatchObject({ opId: 'op-1500', version: 5, document: city('AB') });
  });

  it('waits signed out also with a save whose answer was lost, and resends that one first', () => {
    const { state } = run(queue, change(city('A'), 0), tick(1000), failed('op-0', 1100), {
      type: 'access',
      canSave: false,
      atMs: 1200,
    });
    expect(state).toMatchObject({ status: 'idle', skip: { reason: 'signed-out' }, dueAtMs: null });
    expect(run(state, { type: 'access', canSave: true, atMs: 9000 }).sent).toMatchObject([{ opId: 'op-0' }]);
  });

  it('tries at once when the network returns or the person asks', () => {
    const { state } = run(queue, change(city('A'), 0), tick(1000), failed('op-0', 1100));
    for (const type of ['online', 'retry'] as const)
      expect(run(state, { type, atMs: 1200 })).toMatchObject({
        state: { status: 'pending' },
        sent: [{ opId: 'op-0' }],
      });
  });

  it('does not repeat what the server refuses, but sends the next change', () => {
    const { state, sent } = run(
      queue,
      change(city('A'), 0),
      tick(1000),
      failed('op-0', 1100, true, 'No'),
      tick(99_000),
    );
    expect([sent.length, state.error, hasUnsavedWork(state)]).toEqual([1, 'No', true]);
    expect(run(state, change(city('B'), 99_000), tick(100_000)).sent).toMatchObject([{ opId: 'op-99000' }]);
  });

  it('sends a resume with an unfinished entry like any other', () => {
    const unfinished = setAt(base, ['skills', 'sample-skill-1', 'name'], ' ');
    const { state, sent } = run(queue, change(unfinished, 0), tick(1000));
    expect([sent, state.skip]).toMatchObject([[{ type: 'update', document: unfinished }], null]);
  });

  it("keeps a visitor's work until they may save", () => {
    const visitor = createSaveQueue<Resume>({ createKey: 'draft', canSave: false });
    const { state, sent } = run(visitor, change(base, 0), tick(1000));
    expect([sent, state.skip]).toEqual([[], { reason: 'signed-out' }]);
    expect(run(state, { type: 'access', canSave: true, atMs: 2000 }).sent).toMatchObject([
      { type: 'create' },
    ]);
  });

  it('merges with what another device saved, and sends the result from there', () => {
    const theirs = setAt(base, ['personalInfo', 'phone'], '1');
    const { state, sent, shown } = run(queue, change(city('A'), 0), tick(1000), {
      type: 'stale',
      answerTo: 'op-0',
      theirs,
      version: 7,
      opId: 'merged',
      atMs: 1100,
    });
    const both = city('A', theirs);
    expect(sent[1]).toEqual({ type: 'update', opId: 'merged', id: 'r1', version: 7, document: both });
    expect([shown, state.conflicts]).toEqual([both, []]);
  });

  it('sends nothing while a conflict waits, and what was chosen afterwards', () => {
    const held = run(
      queue,
      change(city('A'), 0),
      tick(1000),
      {
        type: 'stale',
        answerTo: 'op-0',
        theirs: city('B'),
        version: 7,
        opId: 'merged',
        atMs: 1100,
      },
      tick(9000),
    );
    expect([held.sent.length, held.state.skip]).toEqual([1, { reason: 'conflict' }]);
    const done = run(held.state, {
      type: 'resolved',
      choices: new Map([['personalInfo/city', 'mine']]),
      opId: 'chosen',
      atMs: 9100,
    });
    expect(done.sent).toMatchObject([
      { opId: 'chosen', version: 7, document: { personalInfo: { city: 'A' } } },
    ]);
  });

  it('merges an entry field by field that both sides kept after a third had deleted it', () => {
    const place = ['experience', 'sample-2'];
    const stale = (answerTo: string, theirs: Resume, version: number, atMs: number): SaveEvent => ({
      type: 'stale',
      answerTo,
      theirs,
      version,
      opId: `after-${atMs}`,
      atMs,
    });
    const { state, sent } = run(
      queue,
      change(setAt(base, [...place, 'position'], 'Analyst'), 0),
      tick(1000),
      stale('op-0', setAt(base, ['experience'], base.experience.slice(0, 1)), 7, 1100),
      { type: 'resolved', choices: new Map([[place.join('/'), 'mine']]), opId: 'kept', atMs: 1200 },
      stale('kept', setAt(base, [...place, 'company'], 'Fernhill'), 8, 1300),
    );
    expect(state.conflicts).toEqual([]);
    expect(sent.at(-1)?.document.experience[1]).toMatchObject({ position: 'Analyst', company: 'Fernhill' });
  });

  it('takes in what others saved, merged with work that waits', () => {
    const theirs = setAt(base, ['personalInfo', 'phone'], '1');
    const event: SaveEvent = { type: 'received', theirs, version: 5, opId: 'merged', atMs: 10 };
    expect(run(queue, event)).toMatchObject({ shown: theirs, state: { version: 5 } });
    expect(run(queue, change(city('A'), 0), event).sent).toMatchObject([{ opId: 'merged', version: 5 }]);
    expect(run(queue, { ...event, version: 4 }).state).toEqual(queue);
  });

  it('sends nothing when the work is undone to what is stored', () => {
    expect(run(queue, change(city('A'), 0), change(base, 10), tick(2000))).toMatchObject({
      sent: [],
      state: { status: 'success' },
    });
  });
});
