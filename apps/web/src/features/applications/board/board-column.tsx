import type { ApplicationState } from '@lauda/domain/application/application';
import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useGridWindow } from '../../../ui/grid-window/use-grid-window.ts';
import type { useDropTargets } from './use-drop-targets.ts';
import type { ListedApplication } from '../device/applications-query.ts';
import { BoardCard } from './board-card.tsx';
import type { CardActions } from './card-menu.tsx';

/** Cards that fit a column on an ordinary screen; the board has five columns. */
const FIRST_CARDS = 8;

export interface ColumnProps extends CardActions {
  state: ApplicationState;
  cards: readonly ListedApplication[];
  resumeTitles: ReadonlyMap<string, string>;
  today: string;
  drag: ReturnType<typeof useDropTargets>;
  onCardKey: (event: KeyboardEvent, card: ListedApplication) => void;
}

/** The cards of one state; of a long list only the visible ones are rendered. */
export function ColumnCards({ state, cards, resumeTitles, today, drag, onCardKey, ...actions }: ColumnProps) {
  const text = useText();
  const { listRef, first, end, paddingTop, paddingBottom } = useGridWindow(cards.length, FIRST_CARDS);
  if (cards.length === 0)
    return (
      <p className="rounded-card border border-dashed border-border px-3 py-6 text-center text-sm text-muted">
        {text('applications.columnEmpty')}
      </p>
    );
  return (
    <ul
      ref={listRef}
      aria-label={text('applications.state', { state })}
      className="grid auto-rows-[8.5rem] gap-2 md:auto-rows-[9.25rem]"
      style={{ paddingTop, paddingBottom }}
    >
      {cards.slice(first, end).map((card) => (
        <BoardCard
          key={card.id}
          card={card}
          resumeTitle={card.resumeId === null ? null : (resumeTitles.get(card.resumeId) ?? null)}
          today={today}
          drag={drag}
          onKeyDown={onCardKey}
          {...actions}
        />
      ))}
    </ul>
  );
}

export function BoardColumn(props: ColumnProps) {
  const text = useText();
  const { state, cards, drag } = props;
  return (
    <section
      data-drop-target={state}
      // Takes the focus of the last card that leaves.
      tabIndex={-1}
      aria-label={text('applications.columnOf', { state, count: cards.length })}
      className={cx(
        'flex min-h-0 min-w-0 flex-col rounded-card bg-text/4 focus:outline-none',
        drag.overTarget === state && 'outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <h2 className="flex items-baseline gap-2 px-3 pt-3 pb-2 text-sm font-semibold">
        {text('applications.state', { state })}
        <span aria-hidden className="font-normal text-muted">
          {cards.length}
        </span>
      </h2>
      <div data-scroller className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <ColumnCards {...props} />
      </div>
    </section>
  );
}
