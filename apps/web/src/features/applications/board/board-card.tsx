import { isLate } from '@lauda/domain/application/card';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, memo } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { CARD_LINK } from '../../../ui/card-link.ts';
import type { useDropTargets } from './use-drop-targets.ts';
import type { ListedApplication } from '../device/applications-query.ts';
import { NextStep } from '../next-step.tsx';
import { useCardName } from '../use-card-name.ts';
import { type CardActions, CardMenu } from './card-menu.tsx';

interface BoardCardProps extends CardActions {
  card: ListedApplication;
  /** Title of the application's resume; null without one. */
  resumeTitle: string | null;
  today: string;
  drag: ReturnType<typeof useDropTargets>;
  onKeyDown: (event: KeyboardEvent, card: ListedApplication) => void;
}

/**
 * All cards have the same height, so a long column can render only the visible ones and scrolling renders only new
 * ones.
 */
export const BoardCard = memo(function BoardCard({
  card,
  resumeTitle,
  today,
  drag,
  onKeyDown,
  ...actions
}: BoardCardProps) {
  const text = useText();
  const nameOf = useCardName();
  const isTitled = card.company.trim() !== '' && card.title.trim() !== '';
  return (
    <li
      data-card={card.id}
      {...drag.itemProps(card.id)}
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card border border-border bg-surface py-2 ps-3 pe-1 transition-colors focus-within:border-control hover:border-control',
        drag.draggedId === card.id && 'opacity-60',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1">
          <Link
            to="/applications/$id"
            params={{ id: card.id }}
            draggable={false}
            className={cx('line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere', CARD_LINK)}
            onKeyDown={(event) => onKeyDown(event, card)}
          >
            {nameOf(card)}
          </Link>
        </div>
        <div className="relative z-10 flex items-center">
          <span
            data-handle
            aria-hidden
            className="grid size-8 cursor-grab touch-none place-items-center text-muted max-md:size-10"
          >
            <GripVertical className="size-4" />
          </span>
          <CardMenu card={card} {...actions} />
        </div>
      </div>
      {/* Below the buttons, so that it has the card's width: a job title is long. */}
      <p className="line-clamp-2 pe-2 text-sm leading-tight wrap-anywhere text-muted">
        {isTitled ? card.title : card.place}
      </p>
      <p
        className={cx(
          'mt-0.5 line-clamp-2 pe-2 text-xs wrap-anywhere max-md:line-clamp-1',
          isLate(card, today) ? 'font-medium text-danger' : 'text-muted',
        )}
      >
        {card.state !== 'closed' && <NextStep card={card} today={today} />}
      </p>
      <p className="mt-auto flex items-center gap-2 pe-2 text-xs text-muted">
        {card.state === 'closed' && card.outcome !== null ? (
          <span className="min-w-0 flex-1 truncate">
            {text('applications.outcome', { outcome: card.outcome })}
          </span>
        ) : (
          <span className="min-w-0 flex-1 truncate">{resumeTitle}</span>
        )}
        {card.isHere && <span>{text('applications.onThisDevice')}</span>}
        {card.viewCount !== null && (
          <span className="flex items-center gap-1">
            <Eye aria-hidden className="size-3.5" />
            <span className="sr-only">{text('applications.viewCount', { count: card.viewCount })}</span>
            <span aria-hidden>{card.viewCount}</span>
          </span>
        )}
        {card.score !== null && <span>{text('applications.score', { score: card.score })}</span>}
      </p>
    </li>
  );
});
