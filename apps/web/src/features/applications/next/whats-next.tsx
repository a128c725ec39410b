import type { CalendarEntry } from '@lauda/domain/application/calendar';
import { addDays } from '@lauda/domain/application/calendar';
import { dayOf } from '@lauda/domain/application/changes';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleDot from 'lucide-react/icons/circle-dot';
import GitPullRequest from 'lucide-react/icons/git-pull-request';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import type { ListedApplication } from '../device/applications-query.ts';
import { today } from '../stamp.ts';
import { useCardName } from '../use-card-name.ts';
import { useDayTexts } from '../use-day-texts.ts';
import type { ResumeProposals, WhatsNext } from './use-whats-next.ts';

const ICONS = { interview: CalendarClock, closes: Hourglass, 'next-step': CircleDot };

const ROW =
  'flex min-h-10 items-center gap-3 rounded-control px-2 text-sm hover:bg-text/4 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted';

/** A few lines above the list of resumes; renders nothing when there is nothing to do. */
export function WhatsNextStrip({ next: { entries, moreCount, proposals } }: { next: WhatsNext }) {
  const text = useText();
  if (entries.length === 0 && proposals.length === 0) return null;
  return (
    <section
      aria-labelledby="whats-next"
      className="grid grid-cols-1 gap-1 rounded-card border border-border bg-surface px-3 pt-3 pb-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-2">
        <h2 id="whats-next" className="text-base font-semibold">
          {text('whatsNext.title')}
        </h2>
        {moreCount > 0 && (
          <Link to="/applications" search={{ view: 'list' }} className="text-sm text-muted underline">
            {text('whatsNext.more', { count: moreCount })}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-1">
        {entries.map((entry) => (
          <li key={`${entry.kind}${entry.at}${entry.card.id}`}>
            <EntryRow entry={entry} />
          </li>
        ))}
        {proposals.length > 0 && (
          <li>
            <ProposalRow proposals={proposals} />
          </li>
        )}
      </ul>
    </section>
  );
}

function EntryRow({ entry: { kind, at, card } }: { entry: CalendarEntry<ListedApplication> }) {
  const text = useText();
  const days = useDayTexts();
  const name = useCardName()(card);
  const now = today();
  const on = dayOf(at);
  const isLate = kind === 'next-step' && on < now;
  const day = on === now ? 'today' : on === addDays(now, 1) ? 'tomorrow' : 'other';
  const date = days.short(at);
  const when = isLate
    ? text('whatsNext.late', { date })
    : at.includes('T')
      ? text('whatsNext.dayAt', { day, date, time: days.time(at) })
      : text('whatsNext.day', { day, date });
  const what = {
    interview: text('applications.interviewWith', { name }),
    closes: text('applications.closesFor', { name }),
    'next-step':
      card.nextStep.trim() === ''
        ? text('whatsNext.step', { name })
        : text('applications.stepFor', { step: card.nextStep, name }),
  }[kind];
  const Icon = ICONS[kind];
  return (
    <Link to="/applications/$id" params={{ id: card.id }} className={ROW}>
      <Icon aria-hidden />
      <RowTexts when={when} what={what} isLate={isLate} />
    </Link>
  );
}

function ProposalRow({ proposals }: { proposals: readonly ResumeProposals[] }) {
  const text = useText();
  const [most, ...others] = proposals.toSorted((one, other) => other.count - one.count);
  if (most === undefined) return null;
  const count = proposals.reduce((sum, one) => sum + one.count, 0);
  return (
    <Link to="/builder" search={{ resume: most.resumeId, tab: 'proposals' }} className={ROW}>
      <GitPullRequest aria-hidden />
      <RowTexts
        when={text('whatsNext.proposals')}
        what={
          others.length === 0
            ? text('whatsNext.proposalsIn', { count, title: most.title })
            : text('whatsNext.proposalsInSeveral', { count, resumes: proposals.length })
        }
      />
    </Link>
  );
}

function RowTexts({ when, what, isLate = false }: { when: ReactNode; what: ReactNode; isLate?: boolean }) {
  return (
    <span className="flex min-w-0 flex-1 gap-x-3 max-sm:flex-col max-sm:py-1">
      <span className={cx('w-44 shrink-0 max-sm:w-full', isLate ? 'font-medium text-danger' : 'text-muted')}>
        {when}
      </span>
      <span className="min-w-0 truncate font-medium">{what}</span>
    </span>
  );
}
