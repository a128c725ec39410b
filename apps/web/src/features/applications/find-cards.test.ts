import { cardOf } from '@lauda/domain/application/card';
import { EMPTY_APPLICATION } from '@lauda/domain/application/application';
import { describe, expect, it } from 'vitest';
import { neighbourOf } from './board/card-neighbours.ts';
import type { ListedApplication } from './device/applications-query.ts';
import { findCards, sortCards } from './find-cards.ts';

const card = (id: string, change: Partial<ListedApplication> = {}): ListedApplication => ({
  ...cardOf(EMPTY_APPLICATION),
  id,
  updatedAt: '2026-11-01T00:00:00.000Z',
  isHere: false,
  viewCount: null,
  ...change,
});

const CARDS = [
  card('a', { company: 'São Paulo Energia', title: 'Analista', nextStepOn: '2026-11-10' }),
  card('b', { company: 'Globex', place: 'Recife', state: 'closed', nextStepOn: '2026-11-01' }),
  card('c', { company: 'initech', nextStep: 'Call', state: 'applied', sentVersion: 2, score: 40 }),
];
const ids = (cards: readonly ListedApplication[]) => cards.map(({ id }) => id);

describe('[JOB-02] search and filter', () => {
  it('finds every word, without case and accents, and what a filter keeps', () => {
    const find = (query: string, filter: Parameters<typeof findCards>[1]['filter'] = 'all') =>
      ids(findCards(CARDS, { query, filter, today: '2026-11-12' }));
    expect(find('')).toEqual(['a', 'b', 'c']);
    expect(find('sao ANALISTA')).toEqual(['a']);
    expect(find('sao recife')).toEqual([]);
    expect(find('', 'late')).toEqual(['a']);
    expect(find('', 'open')).toEqual(['a', 'c']);
    expect(find('', 'sent')).toEqual(['c']);
    expect(find('glob', 'closed')).toEqual(['b']);
  });

  it('sorts by any column, empty values last in both directions', () => {
    const rank = ({ state }: ListedApplication) => ['saved', 'applied', 'closed'].indexOf(state);
    const sorted = (
      column: Parameters<typeof sortCards>[1]['column'],
      direction: 'ascending' | 'descending',
    ) => ids(sortCards(CARDS, { column, direction }, rank));
    expect(sorted('company', 'ascending')).toEqual(['b', 'c', 'a']);
    expect(sorted('nextStepOn', 'ascending')).toEqual(['b', 'a', 'c']);
    expect(sorted('nextStepOn', 'descending')).toEqual(['a', 'b', 'c']);
    expect(sorted('state', 'descending')).toEqual(['b', 'c', 'a']);
    expect(sorted('score', 'ascending')[0]).toBe('c');
  });
});

it('[JOB-02] arrow keys lead to the card beside, past empty columns, and stop at edges', () => {
  const columns = [[{ id: 'a' }, { id: 'b' }], [], [{ id: 'c' }]];
  const from = (id: string, key: string) => neighbourOf(columns, id, key)?.id;
  expect(from('a', 'ArrowDown')).toBe('b');
  expect(from('b', 'ArrowRight')).toBe('c');
  expect(from('c', 'ArrowLeft')).toBe('a');
  expect(neighbourOf(columns, 'a', 'ArrowUp')).toBeNull();
  expect(neighbourOf(columns, 'c', 'ArrowRight')).toBeNull();
  expect(neighbourOf(columns, 'a', 'Enter')).toBeUndefined();
});
