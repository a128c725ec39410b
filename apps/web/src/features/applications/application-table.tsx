import { APPLICATION_STATES } from '@lauda/domain/application/application';
import { isLate } from '@lauda/domain/application/card';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PhoneLines, WIDE_ONLY } from '../../ui/table/phone-lines.tsx';
import { SortableHeaderCell } from '../../ui/table/sortable-header-cell.tsx';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../ui/table/table.tsx';
import { type CardActions, CardMenu } from './board/card-menu.tsx';
import type { ListedApplication } from './device/applications-query.ts';
import { type CardOrder, SORT_COLUMNS, sortCards } from './find-cards.ts';
import { useDayTexts } from './use-day-texts.ts';
import { NextStep } from './next-step.tsx';
import { useCardName } from './use-card-name.ts';

const PAGE_ROWS = 100;

const rankOf = ({ state }: ListedApplication) => APPLICATION_STATES.indexOf(state);

interface ApplicationTableProps extends CardActions {
  cards: readonly ListedApplication[];
  today: string;
}

export function ApplicationTable({ cards, today, ...actions }: ApplicationTableProps) {
  const text = useText();
  const nameOf = useCardName();
  const [order, setOrder] = useState<CardOrder>({ column: 'updatedAt', direction: 'descending' });
  const [count, setCount] = useState(PAGE_ROWS);
  const sorted = sortCards(cards, order, rankOf);
  const days = useDayTexts();
  return (
    <div className="grid gap-3">
      <Table label={text('screens.applications')}>
        <thead>
          <tr>
            {SORT_COLUMNS.map((column) => (
              <SortableHeaderCell
                key={column}
                className={column === 'company' ? undefined : WIDE_ONLY}
                direction={order.column === column ? order.direction : null}
                onSort={(direction) => setOrder({ column, direction })}
              >
                {text('applications.column', { column })}
              </SortableHeaderCell>
            ))}
            <TableHeaderCell>
              <span className="sr-only">{text('applications.actions')}</span>
            </TableHeaderCell>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, count).map((card) => (
            <TableRow key={card.id}>
              <TableCell className="max-w-48 px-3! py-1! max-md:max-w-0 max-md:w-full max-md:py-3!">
                <Link
                  to="/applications/$id"
                  params={{ id: card.id }}
                  className="block truncate font-medium hover:underline"
                >
                  {nameOf(card)}
                </Link>
                <PhoneLines>
                  <span className="w-full truncate">{card.title}</span>
                  <span>{text('applications.state', { state: card.state })}</span>
                  <span className={isLate(card, today) ? 'font-medium text-danger' : undefined}>
                    <NextStep card={card} today={today} />
                  </span>
                  {card.score !== null && <span>{text('applications.score', { score: card.score })}</span>}
                </PhoneLines>
              </TableCell>
              <TableCell className={cx(WIDE_ONLY, 'max-w-48 truncate px-3! py-1!')}>{card.title}</TableCell>
              <TableCell className={cx(WIDE_ONLY, 'px-3! py-1! whitespace-nowrap')}>
                {text('applications.state', { state: card.state })}
              </TableCell>
              <TableCell className={cx(WIDE_ONLY, 'max-w-56 px-3! py-1!')}>
                <span className={`block truncate ${isLate(card, today) ? 'font-medium text-danger' : ''}`}>
                  <NextStep card={card} today={today} />
                </span>
              </TableCell>
              <TableCell className={cx(WIDE_ONLY, 'px-3! py-1! whitespace-nowrap')}>
                {card.appliedOn === null ? '' : days.day(card.appliedOn)}
              </TableCell>
              <TableCell className={cx(WIDE_ONLY, 'px-3! py-1!')}>
                {card.score === null ? '' : text('applications.score', { score: card.score })}
              </TableCell>
              <TableCell className={cx(WIDE_ONLY, 'px-3! py-1! whitespace-nowrap')}>
                {text('applications.changedOn', { date: new Date(card.updatedAt) })}
              </TableCell>
              <TableCell className="px-2! py-0!">
                <CardMenu card={card} {...actions} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {sorted.length > count && (
        <Button className="justify-self-center" onClick={() => setCount(count + PAGE_ROWS)}>
          {text('applications.showMore', { count: sorted.length - count })}
        </Button>
      )}
    </div>
  );
}
