import { isLate } from '@lauda/domain/application/card';
import { foldText } from '../../ui/fold-text.ts';
import type { ListedApplication } from './device/applications-query.ts';

export const CARD_FILTERS = ['all', 'open', 'late', 'sent', 'closed'] as const;
export type CardFilter = (typeof CARD_FILTERS)[number];

const KEEPS: Readonly<Record<CardFilter, (card: ListedApplication, today: string) => boolean>> = {
  all: () => true,
  open: ({ state }) => state !== 'closed',
  late: isLate,
  sent: ({ sentVersion }) => sentVersion !== null,
  closed: ({ state }) => state === 'closed',
};

/** Returns the cards that pass the filter and contain every word of the query. */
export function findCards(
  cards: readonly ListedApplication[],
  { query, filter, today }: { query: string; filter: CardFilter; today: string },
): readonly ListedApplication[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && filter === 'all') return cards;
  return cards.filter((card) => {
    if (!KEEPS[filter](card, today)) return false;
    if (words.length === 0) return true;
    const text = foldText([card.company, card.title, card.place, card.nextStep].join(' '));
    return words.every((word) => text.includes(word));
  });
}

export const SORT_COLUMNS = [
  'company',
  'title',
  'state',
  'nextStepOn',
  'appliedOn',
  'score',
  'updatedAt',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface CardOrder {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Empty values sort last in both directions. */
export function sortCards(
  cards: readonly ListedApplication[],
  { column, direction }: CardOrder,
  stateRank: (card: ListedApplication) => number,
): ListedApplication[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyOf = (card: ListedApplication): string | number | null => {
    if (column === 'state') return stateRank(card);
    const value = card[column];
    if (typeof value === 'number') return value;
    return value === null || value.trim() === '' ? null : foldText(value);
  };
  return cards.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b ? -sign : sign;
  });
}
