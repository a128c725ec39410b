import { describe, expect, it } from 'vitest';
import { judge, type Operation, type Stored } from './verdict.ts';

const RESUME = 'resume';

const save = (version: number, changes: Partial<Operation> = {}): Operation => ({
  id: `save-${version}`,
  resumeId: RESUME,
  tab: 0,
  edit: version - 1,
  digest: `digest-${version}`,
  state: 'acknowledged',
  version,
  ...changes,
});

type VersionRow = Stored['versions'][number];
const row = (version: number, changes: Partial<VersionRow> = {}): VersionRow => ({
  resumeId: RESUME,
  version,
  operationId: `save-${version}`,
  digest: `digest-${version}`,
  ...changes,
});

const event = (version: number) => ({ resumeId: RESUME, version });

/** Three saves, all of them stored. */
const OPERATIONS = [save(1), save(2), save(3)];
const STORED: Stored = {
  versions: [row(1), row(2), row(3)],
  resumes: [{ resumeId: RESUME, version: 3, edits: [2] }],
  events: [event(1), event(2), event(3)],
};

const CLEAN = { lost: [], doubled: [] };

describe('the verdict', () => {
  it('finds nothing where everything is as clients were told', () => {
    expect(judge(OPERATIONS, STORED)).toEqual(CLEAN);
  });

  it('lets a save stand whose client never heard of it, and one that never arrived', () => {
    const unheard = save(3, { state: 'open', version: null });
    const neverArrived = save(4, { state: 'open', version: null });
    const stale = save(5, { state: 'refused', version: null });
    expect(judge([save(1), save(2), unheard, neverArrived, stale], STORED)).toEqual(CLEAN);
  });

  it.each<[string, Operation[], Partial<Stored>, string[]]>([
    [
      'the newest save, gone with all that belongs to it',
      OPERATIONS,
      {
        versions: [row(1), row(2)],
        resumes: [{ resumeId: RESUME, version: 2, edits: [1] }],
        events: [event(1), event(2)],
      },
      ['save save-3, acknowledged as resume version 3, is gone'],
    ],
    [
      'a row in the middle',
      OPERATIONS,
      { versions: [row(1), row(3)], events: [event(1), event(3)] },
      ['save save-2, acknowledged as resume version 2, is gone', 'resume version 2 is a gap'],
    ],
    [
      'another document than was sent',
      OPERATIONS,
      { versions: [row(1), row(2, { digest: 'other' }), row(3)] },
      ['resume version 2 is not the document that was sent'],
    ],
    [
      'an edit that a later save does not hold',
      OPERATIONS,
      { resumes: [{ resumeId: RESUME, version: 3, edits: [1] }] },
      ['edit 2 of tab 0 in resume was overwritten'],
    ],
    [
      'a resume that stayed behind its newest version',
      OPERATIONS,
      { resumes: [{ resumeId: RESUME, version: 2, edits: [2] }] },
      ['resume version 3 is newer than its resume'],
    ],
    [
      'another version than was told',
      [save(1), save(2), save(3, { version: 4 })],
      {},
      ['save save-3, acknowledged as resume version 4, is resume version 3'],
    ],
    [
      'an event',
      OPERATIONS,
      { events: [event(1), event(3)] },
      ['other tabs were not told of resume version 2'],
    ],
  ])('finds what is lost: %s', (_, operations, changes, lost) => {
    expect(judge(operations, { ...STORED, ...changes })).toEqual({ lost, doubled: [] });
  });

  const FOURTH: Stored = {
    versions: [...STORED.versions, row(4, { operationId: 'save-3' })],
    resumes: [{ resumeId: RESUME, version: 4, edits: [2] }],
    events: [...STORED.events, event(4)],
  };

  it('finds a save that was made twice', () => {
    const { doubled } = judge(OPERATIONS, FOURTH);
    expect(doubled).toEqual(['save save-3 made 2 versions']);
  });

  it.each<[string, Operation[], Partial<Stored>, string]>([
    [
      'a version twice',
      [...OPERATIONS, save(3, { id: 'other', state: 'open' })],
      { versions: [...STORED.versions, row(3, { operationId: 'other' })] },
      'resume version 3 is there 2 times',
    ],
    [
      'a version that nobody sent',
      [save(1), save(2)],
      {},
      'resume version 3 comes from a save that nobody sent',
    ],
    [
      'a save that was refused, and made again by its client',
      [save(1), save(2), save(3, { state: 'refused', version: null })],
      {},
      'resume version 3 was refused as stale and is there all the same',
    ],
    [
      'an event twice',
      OPERATIONS,
      { events: [...STORED.events, event(2)] },
      'other tabs were told 2 times of resume version 2',
    ],
    [
      'an event of nothing',
      OPERATIONS,
      { events: [...STORED.events, event(9)] },
      'other tabs were told of resume version 9, which is not there',
    ],
  ])('finds what is there once too often: %s', (_, operations, changes, doubled) => {
    expect(judge(operations, { ...STORED, ...changes }).doubled).toContain(doubled);
  });

  it('finds a version that was promised to two saves', () => {
    const other = save(3, { id: 'other' });
    const { lost, doubled } = judge([...OPERATIONS, other], STORED);
    expect(doubled).toEqual(['resume version 3 was promised to 2 saves']);
    expect(lost).toEqual(['save other, acknowledged as resume version 3, is gone']);
  });
});
