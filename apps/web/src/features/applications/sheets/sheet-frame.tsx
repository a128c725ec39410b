import type { SentResume } from '@lauda/domain/application/application';
import type { Resume } from '@lauda/domain/resume/resume';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { LoadFailure } from '../../../ui/failures/load-failure.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { useApplication, useApplicationState } from '../detail/use-application.ts';

export interface SheetProps {
  openApplication: OpenApplication;
  resumes: readonly { readonly id: string; readonly title: string }[];
  loadSent: (applicationId: string, sent: SentResume) => Promise<Resume>;
  loadResume: (resumeId: string) => Promise<Resume>;
}

interface SheetFrameProps extends SheetProps {
  /** Rendered beside the resume selection. */
  tools?: ReactNode;
  children: (resume: Resume) => ReactNode;
}

/** Selects the resume for a sheet: the version that was sent, otherwise the one the user chose. */
export function SheetFrame({
  openApplication,
  resumes,
  loadSent,
  loadResume,
  tools,
  children,
}: SheetFrameProps) {
  const text = useText();
  const { sent, resumeId } = useApplication(openApplication);
  // The server has the sent copy once this application is saved.
  const isSaved = useApplicationState(openApplication, (state) => !state.isUnsaved);
  const isOnline = useIsOnline();
  const titleOf = (id: string | undefined) =>
    resumes.find((resume) => resume.id === id)?.title.trim() || text('sheets.untitled');
  const isChosen = resumes.some(({ id }) => id === resumeId);
  const loaded = useQuery({
    queryKey: ['sheet', openApplication.id, sent?.resumeId ?? resumeId, sent?.version ?? null],
    queryFn: () => (sent === null ? loadResume(resumeId ?? '') : loadSent(openApplication.id, sent)),
    enabled: sent === null ? isChosen : isSaved || !isOnline,
    staleTime: 0,
    // Runs offline too: the device may have it, and otherwise the query fails instead of pausing.
    networkMode: 'always',
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end gap-3 print:block">
        {sent === null ? (
          <Field label={text('sheets.resume')} className="w-80 max-w-full max-sm:w-full print:hidden">
            <Select
              value={isChosen ? resumeId : null}
              placeholder={text('sheets.resumePlaceholder')}
              onValueChange={(id) => openApplication.edit((now) => ({ ...now, resumeId: id }))}
              options={resumes.map(({ id }) => ({ value: id, label: titleOf(id) }))}
            />
          </Field>
        ) : (
          <p className="min-w-0 flex-1 basis-80 text-sm wrap-anywhere text-muted">
            {text('sheets.fromSent', { title: titleOf(sent.resumeId), version: sent.version })}
          </p>
        )}
        {tools}
        {loaded.data !== undefined && (
          <Button className="ms-auto print:hidden" onClick={() => print()}>
            <Printer aria-hidden />
            {text('sheets.print')}
          </Button>
        )}
        {/* Below all of them: as a hint on the first it would push the others down. */}
        {sent === null && (
          <p className="basis-full text-sm text-muted print:hidden">{text('sheets.resumeHint')}</p>
        )}
      </div>
      {sent === null && !isChosen && (
        <p className="text-sm text-muted">
          {text(resumes.length === 0 ? 'sheets.noResumes' : 'sheets.chooseFirst')}
        </p>
      )}
      {loaded.isPending && (sent !== null || isChosen) && <LoadingState label={text('app.loading')} />}
      {loaded.isError && loaded.data === undefined && (
        <LoadFailure title={text('sheets.loadFailed')} onRetry={() => void loaded.refetch()} />
      )}
      {loaded.data !== undefined && children(loaded.data)}
    </div>
  );
}
