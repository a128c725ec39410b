import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { OpenFailure } from '../../../ui/failures/load-failure.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import type { DraftCollection } from '../draft-collection.ts';
import { VISITOR } from '@lauda/local-first/document-record';
import { useOpenDocument } from '../../../lib/screen/use-open-document.ts';
import { OpenResumeContext } from '../use-draft.ts';
import type { BuilderTab } from './builder-tab.ts';
import type { PhotoSync } from './photo/photo-sync.ts';
import { type BuilderPanes, Workspace } from './workspace.tsx';

interface BuilderViewProps {
  drafts: DraftCollection;
  photos: PhotoSync;
  userId: string | null;
  /** Null for the current draft. */
  resumeId: string | null;
  /** Whether this installation has AI. */
  isCoachOn: boolean;
  isLinked: boolean;
  /** True when a staff member views the account. */
  isImpersonated: boolean;
  tab: BuilderTab;
  onTabChange: (tab: BuilderTab) => void;
  panes: BuilderPanes;
}

export function BuilderView({ userId, resumeId, ...rest }: BuilderViewProps) {
  // A resume that is in the account needs the user to be signed in.
  if (userId === null && resumeId !== null) return <SignInToOpen resumeId={resumeId} />;
  return <OpenBuilder ownerId={userId ?? VISITOR} resumeId={resumeId} {...rest} />;
}

function OpenBuilder({
  drafts,
  ownerId,
  resumeId,
  ...rest
}: Omit<BuilderViewProps, 'userId'> & { ownerId: string }) {
  const text = useText();
  const draft = useOpenDocument(drafts, ownerId, resumeId);
  if (draft.status === 'loading') return <LoadingState isTall label={text('resumes.opening')} />;
  if (draft.status === 'failed')
    return (
      <OpenFailure
        heading={text('screens.builder')}
        title={text('resumes.openFailed')}
        description={text('resumes.openFailedDescription')}
        onRetry={draft.retry}
        back={<Button render={<Link to="/resumes" />}>{text('resumes.backToResumes')}</Button>}
      />
    );
  const { document: openResume } = draft;
  return (
    <OpenResumeContext value={openResume} key={openResume.draftId}>
      <Workspace
        openResume={openResume}
        editClosed={drafts.editClosed}
        isVisitor={ownerId === VISITOR}
        {...rest}
      />
    </OpenResumeContext>
  );
}

function SignInToOpen({ resumeId }: { resumeId: string }) {
  const text = useText();
  return (
    <section className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
      <h1 className="font-display text-3xl tracking-display">{text('screens.builder')}</h1>
      <EmptyState
        title={text('resumes.signInToOpenTitle')}
        description={text('resumes.signInToOpenDescription')}
        action={
          <Button
            variant="primary"
            render={<Link to="/auth" search={{ view: 'sign-in', redirect: `/builder?resume=${resumeId}` }} />}
          >
            {text('shell.signIn')}
          </Button>
        }
      />
    </section>
  );
}
