import { describe, expect, it } from 'vitest';
import { resumeRules } from '@lauda/domain/resume/merge/document-rules';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { HISTORICAL_RESUMES } from '@lauda/domain/resume/testing/historical-resumes';
import { upgradeResume } from '@lauda/domain/resume/upgrade/upgrade';
import { createSaveQueue, nextSave } from '@lauda/local-first/queue/save-queue';
import { readStoredQueue, type StoredQueue, writeStoredQueue } from './stored-queue.ts';

// As stored on the device; only its type is the current one.
const storedAs = (wanted: number) =>
  HISTORICAL_RESUMES.find(({ version }) => version === wanted)?.stored as Resume;
const old = storedAs(1);
const upgrade = (resume: Resume): Resume => {
  const read = upgradeResume(resume, { language: 'en-US' });
  if (!read.ok) throw new Error(read.reason);
  return read.resume;
};
const city = (name: string): Resume => ({ ...old, personalInfo: { ...old.personalInfo, city: name } });
const queueOf = (id: string, document: Resume): StoredQueue =>
  writeStoredQueue(
    createSaveQueue({ createKey: 'draft', canSave: true, stored: { id, version: 4, document } }),
  );
const queue = queueOf('r-1', old);
const update = { type: 'update', opId: 'op-1', id: 'r-1', version: 4, resume: city('Olinda') } as const;

describe('a save queue of version 1', () => {
  it.each(['inFlight', 'unanswered'] as const)(
    'sends an operation that was %s again with its key and its bytes, and goes on from today’s form',
    (place) => {
      const read = readStoredQueue(
        { ...queue, [place]: update, waiting: { opId: 'op-2', resume: city('Natal') } },
        upgrade,
      );
      const again = nextSave(resumeRules, read, { type: 'reopened', atMs: 0 });
      expect(again.send).toMatchObject({ opId: 'op-1', version: 4 });
      expect(JSON.stringify(again.send?.sentAs)).toBe(JSON.stringify(update.resume));
      const saved = { type: 'saved', answerTo: 'op-1', id: 'r-1', version: 5, opId: 'x', atMs: 1 } as const;
      const { state, send } = nextSave(resumeRules, again.state, saved);
      expect(state.base).toMatchObject({ schemaVersion: 3, personalInfo: { city: 'Olinda' } });
      expect(send).toMatchObject({
        opId: 'op-2',
        version: 5,
        document: { schemaVersion: 3, personalInfo: { city: 'Natal' } },
      });
      expect(send).not.toHaveProperty('sentAs');
    },
  );

  it('keeps the bytes when it is read, written and read again', () => {
    const once = readStoredQueue({ ...queue, inFlight: update }, upgrade);
    expect(readStoredQueue(writeStoredQueue(once), upgrade)).toEqual(once);
  });

  it('sends what waited for an entry to be finished', () => {
    const held = {
      ...queue,
      waiting: { opId: 'op-2', resume: city('Natal') },
      skip: { reason: 'entries-waiting', entries: [] },
    } as unknown as StoredQueue;
    const { send, state } = nextSave(resumeRules, readStoredQueue(held, upgrade), {
      type: 'online',
      atMs: 0,
    });
    expect([send?.opId, state.skip]).toEqual(['op-2', null]);
  });

  it('names the places of conflicts and of deleted entries by the new ids', () => {
    const [skill] = old.skills;
    const read = readStoredQueue(
      {
        ...queue,
        waiting: { opId: 'op-2', resume: old },
        conflicts: [
          { path: ['skills', 'item-1', 'name'], base: 'A', mine: 'B', theirs: 'C' },
          { path: ['skills', 'item-1'], base: skill, mine: skill, theirs: undefined },
          {
            path: ['customSections', 'volunteer', 'items', 'item-1', 'title'],
            base: '',
            mine: 'a',
            theirs: 'b',
          },
          { path: ['personalInfo', 'city'], base: '', mine: 'a', theirs: 'b' },
        ],
        ancestors: { 'skills/item-1': skill },
      },
      upgrade,
    );
    for (const { path } of read.conflicts)
      expect(read.waiting && valueAt(read.waiting.document, path)).toBeDefined();
    expect(read.conflicts[1]?.mine).toMatchObject({ id: 'skills-item-1' });
    expect(read.ancestors).toEqual({ 'skills/skills-item-1': { ...skill, id: 'skills-item-1', group: '' } });
  });
});

describe('a save queue of version 2', () => {
  it('keeps its places, and gives a whole skill in a conflict the form of today', () => {
    const before = storedAs(2);
    const [skill] = before.skills;
    const path = ['skills', 'skills-item-1'];
    const read = readStoredQueue(
      {
        ...queueOf('r-2', before),
        waiting: { opId: 'op-2', resume: before },
        conflicts: [
          { path, base: skill, mine: undefined, theirs: skill },
          { path: ['experience', 'item-1', 'company'], base: 'A', mine: 'B', theirs: 'C' },
        ],
        ancestors: { 'skills/skills-item-1': skill },
      },
      upgrade,
    );
    const today = { ...skill, group: '' };
    expect(read.conflicts).toEqual([
      { path, base: today, mine: undefined, theirs: today },
      { path: ['experience', 'item-1', 'company'], base: 'A', mine: 'B', theirs: 'C' },
    ]);
    expect(read.ancestors).toEqual({ 'skills/skills-item-1': today });
    expect(read.base).toMatchObject({ schemaVersion: 3, groupByEmployer: true });
  });

  it('[ENT-07] names the places of links by what they are today, and drops that of their heading', () => {
    const before = storedAs(2);
    const link = { id: 'links-item-2', label: 'Vitrine', url: 'livia.example.com' };
    const order = ['links', 'skills'];
    const read = readStoredQueue(
      {
        ...queueOf('r-2', before),
        waiting: { opId: 'op-2', resume: before },
        conflicts: [
          {
            path: ['links', 'links-item-2', 'url'],
            base: 'a.example',
            mine: 'b.example',
            theirs: 'c.example',
          },
          { path: ['links', 'links-item-2'], base: link, mine: link, theirs: undefined },
          { path: ['sectionTitle', 'links'], base: '', mine: 'a', theirs: 'b' },
          { path: ['sectionOrder'], base: order, mine: ['skills', 'links'], theirs: order },
        ],
        ancestors: { 'links/links-item-2': link, 'sectionTitle/links': '' },
      },
      upgrade,
    );
    const contact = { id: 'links-item-2', kind: 'other', label: 'Vitrine', value: 'livia.example.com' };
    expect(read.conflicts).toEqual([
      {
        path: ['contacts', 'links-item-2', 'value'],
        base: 'a.example',
        mine: 'b.example',
        theirs: 'c.example',
      },
      { path: ['contacts', 'links-item-2'], base: contact, mine: contact, theirs: undefined },
      { path: ['sectionOrder'], base: ['skills'], mine: ['skills'], theirs: ['skills'] },
    ]);
    expect(read.ancestors).toEqual({ 'contacts/links-item-2': contact });
    for (const { path } of read.conflicts)
      expect(read.waiting && valueAt(read.waiting.document, path)).toBeDefined();
  });
});
