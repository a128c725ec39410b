import { FREE_PLAN_RESUMES } from '@lauda/domain/resume/limits';
import type { PlainKey } from '@lauda/messages';
import { use } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { StorageProblem } from '@lauda/local-first/storage/storage-problem';
import { FullLimitContext } from '../plan-room.ts';
import { FullNotice } from './full-notice.tsx';
import { useOpenResume, useOpenResumeState } from '../use-draft.ts';

const PROBLEM: Record<StorageProblem, { title: PlainKey; visitor: PlainKey; user: PlainKey }> = {
  full: {
    title: 'resumes.storageFullTitle',
    visitor: 'resumes.storageFullVisitor',
    user: 'resumes.storageFullUser',
  },
  unavailable: {
    title: 'resumes.storageUnavailableTitle',
    visitor: 'resumes.storageUnavailableVisitor',
    user: 'resumes.storageUnavailableUser',
  },
  outdated: {
    title: 'resumes.storageOutdatedTitle',
    visitor: 'resumes.storageOutdated',
    user: 'resumes.storageOutdated',
  },
};

/** What keeps the work from being saved, and what the user can do about it. */
export function DraftNotices({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="grid gap-3 empty:hidden">
      <StorageNotice isVisitor={isVisitor} />
      <RefusalNotice />
    </div>
  );
}

function StorageNotice({ isVisitor }: { isVisitor: boolean }) {
  const text = useText();
  const problem = useOpenResumeState(({ storageProblem }) => storageProblem);
  if (problem === null) return null;
  const { title, visitor, user } = PROBLEM[problem];
  const reload = (
    <Button size="sm" onClick={() => location.reload()}>
      {text('resumes.reload')}
    </Button>
  );
  return (
    <Callout
      tone="danger"
      role="alert"
      title={text(title)}
      action={problem === 'outdated' ? reload : undefined}
    >
      {text(isVisitor ? visitor : user)}
    </Callout>
  );
}

function RefusalNotice() {
  const text = useText();
  const openResume = useOpenResume();
  const refusal = useOpenResumeState((state) => state.refusal);
  const isNew = useOpenResumeState(({ resumeId }) => resumeId === null);
  const fullLimit = use(FullLimitContext);
  // Shown before the user types, so that nobody writes a whole resume and only then learns of the limit.
  if (refusal === 'RESUME_LIMIT_REACHED' || (isNew && fullLimit !== null))
    return <FullNotice limit={fullLimit ?? FREE_PLAN_RESUMES} isNews={fullLimit === null} />;
  if (refusal === 'PAYLOAD_TOO_LARGE')
    return (
      <Callout tone="warning" role="alert">
        {text('resumes.tooLarge')}
      </Callout>
    );
  if (refusal !== 'NOT_FOUND') return null;
  const saveAsNew = (
    <Button size="sm" onClick={() => void openResume.saveAsNew()}>
      {text('resumes.saveAsNew')}
    </Button>
  );
  return (
    <Callout tone="warning" role="alert" action={saveAsNew}>
      {text('resumes.goneElsewhere')}
    </Callout>
  );
}
