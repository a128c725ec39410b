import { Link } from '@tanstack/react-router';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { groupByDay, type SavedVersion } from './group-by-day.ts';

interface TimelineProps {
  resumeId: string;
  versions: readonly SavedVersion[];
  shown: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}

export function Timeline({ resumeId, versions, shown, hasMore, isLoadingMore, onMore }: TimelineProps) {
  const { text, locale } = useI18n();
  const newest = versions[0]?.version;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <nav aria-label={text('history.timeline')} className="grid content-start gap-6">
      {groupByDay(versions).map((group) => (
        <section key={group.day} className="grid gap-1">
          <h2 className="px-3 text-sm font-medium text-muted first-letter:uppercase">
            {day.format(group.date)}
          </h2>
          <ol className="grid gap-0.5">
            {group.versions.map(({ version, savedAt }) => (
              <li key={version}>
                <Link
                  to="/resume-history"
                  search={{ resume: resumeId, version }}
                  replace={shown !== null}
                  aria-current={version === shown ? 'true' : undefined}
                  className="flex min-h-10 items-center justify-between gap-3 rounded-control px-3 text-sm hover:bg-text/6 aria-[current]:bg-soft aria-[current]:font-medium aria-[current]:text-on-soft max-md:min-h-12 max-md:text-base"
                >
                  <span className="tabular-nums">{time.format(new Date(savedAt))}</span>
                  {version === newest ? (
                    <Badge tone="primary">{text('history.current')}</Badge>
                  ) : (
                    <span className="text-xs text-muted">{text('history.versionNumber', { version })}</span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasMore && (
        <Button size="sm" className="justify-self-start" isLoading={isLoadingMore} onClick={onMore}>
          {text('history.earlier')}
        </Button>
      )}
    </nav>
  );
}
