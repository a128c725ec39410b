import { type Application, missingOfApplication } from '@lauda/domain/application/application';
import type { DocumentState } from '@lauda/local-first/document-state';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { ApplicationConflictDialog } from './application-conflict-dialog.tsx';
import { useApplicationState } from './use-application.ts';

export type Standing =
  | 'saved'
  | 'saving'
  | 'waiting'
  | 'offline'
  | 'failed'
  | 'full'
  | 'conflict'
  | 'unstored';

const DOT: Partial<Record<Standing, string>> = {
  saved: 'bg-success',
  failed: 'bg-danger',
  full: 'bg-danger',
  unstored: 'bg-danger',
  conflict: 'bg-warning',
};

const TROUBLES: ReadonlySet<Standing> = new Set(['offline', 'failed', 'full', 'conflict', 'unstored']);

/** Save state of the application. */
export function standingOf(state: DocumentState<Application>): Standing {
  if (state.conflicts.length > 0) return 'conflict';
  if (!state.isUnsaved) return 'saved';
  if (state.storageProblem !== null) return 'unstored';
  if (missingOfApplication(state.document).length > 0) return 'waiting';
  if (state.skip?.reason === 'signed-out' || state.isOffline) return 'offline';
  if (state.status !== 'failure') return 'saving';
  return state.refusal === 'APPLICATION_LIMIT_REACHED' ? 'full' : 'failed';
}

export function ApplicationStatus({ openApplication }: { openApplication: OpenApplication }) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const standing = useApplicationState(openApplication, standingOf);
  return (
    <div
      data-trouble={TROUBLES.has(standing) ? 'save' : undefined}
      className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 text-sm text-muted"
    >
      <span className="flex min-w-0 items-center gap-2">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOT[standing] ?? 'bg-control'}`} />
        <output>{text('applications.standing', { standing })}</output>
      </span>
      {standing === 'failed' && (
        <Button variant="link" size="sm" onClick={() => void openApplication.retry()}>
          {text('applications.retry')}
        </Button>
      )}
      {standing === 'conflict' && (
        <Button variant="link" size="sm" onClick={() => setChoosing(true)}>
          {text('applications.choose')}
        </Button>
      )}
      <ApplicationConflictDialog
        openApplication={openApplication}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
      />
    </div>
  );
}
