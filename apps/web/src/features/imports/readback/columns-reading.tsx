import { FILE_CALL } from '../../../lib/api/call-limits.ts';
import { chosenPlace } from '@lauda/domain/resume/section-places';
import type { Resume } from '@lauda/domain/resume/resume';
import { visibleSections } from '@lauda/domain/resume/sections';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { LostFields } from './lost-fields.tsx';

/** Users often move several sections in a row, and each check makes two files on the server. */
const SETTLED_AFTER_MS = 1_200;
/** Enough to see the effect; the full list is in the dialog of the download menu. */
const MOST_SHOWN = 4;

interface ColumnsReadingProps {
  source: { subscribe: (listener: () => void) => () => void; getResume: () => Resume };
  isVisitor: boolean;
  /** Null until the server has the resume. */
  resumeId: string | null;
  /** Resolves to whether the server has what is shown. */
  saveFirst: () => Promise<boolean>;
}

/** Everything that decides which column a section is in. */
const placementOf = (resume: Resume): string =>
  JSON.stringify([
    resume.templateId,
    visibleSections(resume).map((name) => [name, chosenPlace(resume, name) ?? '']),
  ]);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** What hiring software extracts from the PDF with the current columns, from a real read-back. */
export function ColumnsReading({ source, isVisitor, resumeId, saveFirst }: ColumnsReadingProps) {
  const text = useText();
  const placement = useSyncExternalStore(source.subscribe, () => placementOf(source.getResume()));
  const id = resumeId ?? '';
  const found = useQuery({
    queryKey: ['readback', id, placement],
    queryFn: async ({ signal }) => {
      await wait(SETTLED_AFTER_MS, signal);
      if (!(await saveFirst())) throw new Error('not saved yet');
      return api.readBackResume({ params: { id } }, FILE_CALL);
    },
    enabled: !isVisitor && resumeId !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (isVisitor) return <p className="text-sm text-muted">{text('imports.placementVisitor')}</p>;
  if (found.isError)
    return (
      <Callout
        action={
          <Button size="sm" onClick={() => void found.refetch()}>
            {text('imports.retry')}
          </Button>
        }
      >
        {text('imports.placementFailed')}
      </Callout>
    );
  if (!found.data)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        {text('imports.placementWorking')}
      </p>
    );
  const { pdf, across } = found.data;
  const figures = { mixed: across.mixed.length, total: across.total };
  return (
    <output className="grid gap-3">
      {pdf.lost.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {text('imports.placementAll')}
        </p>
      ) : (
        <>
          <Callout tone="warning">
            {text('imports.placementLost', { lost: pdf.lost.length, total: pdf.total })}
          </Callout>
          <LostFields lost={pdf.lost.slice(0, MOST_SHOWN)} />
          {pdf.lost.length > MOST_SHOWN && (
            <p className="text-sm text-muted">
              {text('imports.placementMore', { count: pdf.lost.length - MOST_SHOWN })}
            </p>
          )}
        </>
      )}
      {figures.mixed > 0 && <p className="text-xs text-muted">{text('imports.acrossSplit', figures)}</p>}
    </output>
  );
}
