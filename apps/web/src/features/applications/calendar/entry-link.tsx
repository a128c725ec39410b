import type { CalendarEntry } from '@lauda/domain/application/calendar';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useText } from '../../../lib/i18n/i18n.tsx';
import type { ListedApplication } from '../device/applications-query.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { useCardName } from '../use-card-name.ts';

export type Entry = CalendarEntry<ListedApplication>;

const LOOKS: Readonly<Record<Entry['kind'], string>> = {
  interview: 'bg-soft text-on-soft',
  'next-step': 'bg-text/8 text-text',
  closes: 'bg-warning/14 text-warning',
};

/** One entry on one day, linking to its application. */
export function EntryLink({ entry: { kind, at, card } }: { entry: Entry }) {
  const text = useText();
  const days = useDayTexts();
  const name = useCardName()(card);
  const said = {
    interview: at.includes('T')
      ? text('applications.interviewAt', { time: days.time(at), name })
      : text('applications.interviewWith', { name }),
    'next-step':
      card.nextStep.trim() === '' ? name : text('applications.stepFor', { step: card.nextStep, name }),
    closes: text('applications.closesFor', { name }),
  };
  return (
    <Link
      to="/applications/$id"
      params={{ id: card.id }}
      title={said[kind]}
      className={cx('block truncate rounded-control px-2 py-1 text-xs hover:underline', LOOKS[kind])}
    >
      {said[kind]}
    </Link>
  );
}
