import { APPLICATION_STATES, type ApplicationState } from '@lauda/domain/application/application';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useDropTargets } from './use-drop-targets.ts';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ListedApplication } from '../device/applications-query.ts';
import { useCardName } from '../use-card-name.ts';
import { BoardColumn, ColumnCards } from './board-column.tsx';
import { neighbourOf } from './card-neighbours.ts';
import type { CardActions } from './card-menu.tsx';

interface BoardProps extends CardActions {
  cards: readonly ListedApplication[];
  resumeTitles: ReadonlyMap<string, string>;
  today: string;
}

const isState = (name: string): name is ApplicationState =>
  APPLICATION_STATES.some((state) => state === name);

const focusCard = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[data-card="${id}"] a`)?.focus();

/** Columns by state. On a phone, one column at a time under tabs that also accept a dragged card. */
export function Board({ cards, resumeTitles, today, onMove, onDelete }: BoardProps) {
  const text = useText();
  const nameOf = useCardName();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const rootRef = useRef<HTMLDivElement>(null);
  /** What to focus once a card has left its column: a card, itself or its neighbor; null for the column. */
  const focusRef = useRef<{ leaving: ListedApplication; to: string | null } | null>(null);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<ApplicationState>('saved');
  const columns = APPLICATION_STATES.map((state) => cards.filter((card) => card.state === state));

  const move = (card: ListedApplication, state: ApplicationState) => {
    if (card.state === state) return;
    onMove(card, state);
    setSaid(text('applications.moved', { name: nameOf(card), state }));
  };
  const drag = useDropTargets(rootRef, {
    onDrop: (id, target) => {
      const card = cards.find((one) => one.id === id);
      if (card && isState(target)) move(card, target);
    },
  });

  useLayoutEffect(() => {
    if (focusRef.current === null) return;
    const { leaving, to } = focusRef.current;
    if (cards.some(({ id, state }) => id === leaving.id && state === leaving.state)) return;
    const state = cards.find(({ id }) => id === to)?.state ?? leaving.state;
    const column = rootRef.current?.querySelector<HTMLElement>(`[data-drop-target="${state}"]`);
    // A moved card becomes the first of its column, which may be scrolled to the end.
    if (to === leaving.id) column?.querySelector('[data-scroller]')?.scrollTo({ top: 0 });
    const frame = requestAnimationFrame(() => {
      focusRef.current = null;
      // The focus was in the card. If it is elsewhere now, the user has gone on.
      if (document.activeElement !== document.body) return;
      if (to === null) column?.focus();
      else focusCard(rootRef.current, to);
    });
    return () => cancelAnimationFrame(frame);
  }, [cards]);

  /** The card that takes the focus of one that leaves. */
  const nextToFocus = ({ id }: ListedApplication): string | null =>
    (neighbourOf(columns, id, 'ArrowDown') ?? neighbourOf(columns, id, 'ArrowUp'))?.id ?? null;
  const moveByMenu = (card: ListedApplication, state: ApplicationState) => {
    focusRef.current = { leaving: card, to: isPhone ? nextToFocus(card) : card.id };
    move(card, state);
  };
  const deleteByMenu = (card: ListedApplication) => {
    focusRef.current = { leaving: card, to: nextToFocus(card) };
    onDelete(card);
  };
  const onCardKey = (event: KeyboardEvent, card: ListedApplication) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.altKey) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const state = APPLICATION_STATES[APPLICATION_STATES.indexOf(card.state) + step];
      if (state === undefined) return;
      focusRef.current = { leaving: card, to: card.id };
      if (isPhone) setShown(state);
      return move(card, state);
    }
    const next = neighbourOf(columns, card.id, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== null) focusCard(rootRef.current, next.id);
  };

  const shared = { resumeTitles, today, drag, onCardKey, onMove: moveByMenu, onDelete: deleteByMenu };
  return (
    <div ref={rootRef} className={isPhone ? undefined : 'overflow-x-auto'}>
      {isPhone ? (
        <Tabs
          label={text('applications.states')}
          value={shown}
          onValueChange={setShown}
          items={APPLICATION_STATES.map((state, index) => ({
            value: state,
            label: text('applications.stateCount', { state, count: columns[index]?.length ?? 0 }),
            dropTarget: state,
            content: <ColumnCards state={state} cards={columns[index] ?? []} {...shared} />,
          }))}
        />
      ) : (
        <div className="grid h-[max(26rem,calc(100dvh-19rem))] auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 pointer-coarse:auto-cols-[minmax(16rem,1fr)]">
          {APPLICATION_STATES.map((state, index) => (
            <BoardColumn key={state} state={state} cards={columns[index] ?? []} {...shared} />
          ))}
        </div>
      )}
      <output className="sr-only">{said}</output>
    </div>
  );
}
