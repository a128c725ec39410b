import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { ChangeList } from './change-list.tsx';
import type { SavedVersion } from './group-by-day.ts';
import { versionQuery } from './history-query.ts';

interface VersionDetailProps {
  resumeId: string;
  shown: SavedVersion;
  /** Null for the oldest version, and while it is loading. */
  previous: SavedVersion | null;
  isOldest: boolean;
  newest: SavedVersion;
  isRestoring: boolean;
  onRestore: () => void;
  renderPage: (resume: Resume, label: string) => ReactNode;
}

export function VersionDetail(props: VersionDetailProps) {
  const { resumeId, shown, previous, isOldest, newest, isRestoring, onRestore, renderPage } = props;
  const { text, locale } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const [compared, setCompared] = useState<'previous' | 'now'>('previous');
  const version = useQuery(versionQuery(resumeId, shown.version));
  const before = useQuery({
    ...versionQuery(resumeId, previous?.version ?? 0),
    enabled: previous !== null,
  });
  const now = useQuery(versionQuery(resumeId, newest.version));
  const isNewest = shown.version === newest.version;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(shown.savedAt),
  );
  if (version.isError)
    return <LoadFailure title={text('history.versionFailed')} onRetry={() => void version.refetch()} />;
  const resume = version.data?.resume;
  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl tracking-display">{moment}</h2>
        {!isNewest && (
          <Button variant="primary" isLoading={isRestoring} onClick={() => setAsking(true)}>
            <RotateCcw aria-hidden />
            {text('history.restore')}
          </Button>
        )}
      </div>
      {resume === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Tabs
            label={text('history.compare')}
            value={isNewest ? 'previous' : compared}
            onValueChange={setCompared}
            items={[
              {
                value: 'previous',
                label: text('history.whatChanged'),
                content: isOldest ? (
                  <p className="text-sm text-muted">{text('history.first')}</p>
                ) : before.data ? (
                  <ChangeList before={before.data.resume} after={resume} />
                ) : (
                  <Skeleton className="h-24" />
                ),
              },
              ...(isNewest
                ? []
                : [
                    {
                      value: 'now' as const,
                      label: text('history.sinceThen'),
                      content: now.data ? (
                        <ChangeList before={resume} after={now.data.resume} />
                      ) : (
                        <Skeleton className="h-24" />
                      ),
                    },
                  ]),
            ]}
          />
          <div className="max-w-xl overflow-hidden bg-paper shadow-paper">
            {renderPage(resume, text('history.pageOf', { moment }))}
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('history.restoreTitle')}
        description={text('history.restoreDescription', { moment })}
        confirmLabel={text('history.restore')}
        onConfirm={() => {
          setAsking(false);
          onRestore();
        }}
      />
    </div>
  );
}
