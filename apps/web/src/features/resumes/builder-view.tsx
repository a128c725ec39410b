import { resumeTitle } from '@lauda/domain/resume/title';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingState } from '../../ui/spinner.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { DraftDesk } from './draft-desk.ts';
import { DraftNotices } from './draft-notices.tsx';
import { VISITOR } from './draft-record.ts';
import { EducationSection, ExperienceSection, PersonalSection, SkillSection } from './resume-sections.tsx';
import { SaveStatus } from './save-status.tsx';
import { KeeperContext, useDraft, useKeeperState, useResume } from './use-draft.ts';

const COLUMN = 'mx-auto w-full max-w-3xl px-4 md:px-8';

interface BuilderViewProps {
  desk: DraftDesk;
  userId: string | null;
  /** Null for the draft that the person is at. */
  resumeId: string | null;
}

export function BuilderView({ desk, userId, resumeId }: BuilderViewProps) {
  // A resume of the account is opened with the account only.
  if (userId === null && resumeId !== null) return <SignInToOpen resumeId={resumeId} />;
  return <OpenBuilder desk={desk} ownerId={userId ?? VISITOR} resumeId={resumeId} />;
}

function OpenBuilder({
  desk,
  ownerId,
  resumeId,
}: {
  desk: DraftDesk;
  ownerId: string;
  resumeId: string | null;
}) {
  const text = useText();
  const draft = useDraft(desk, ownerId, resumeId);
  if (draft.status === 'loading') return <LoadingState label={text('resumes.opening')} />;
  if (draft.status === 'failed') return <OpenFailed />;
  return (
    <KeeperContext value={draft.keeper} key={draft.keeper.draftId}>
      <Builder isVisitor={ownerId === VISITOR} />
    </KeeperContext>
  );
}

function Builder({ isVisitor }: { isVisitor: boolean }) {
  const [isChoosing, setChoosing] = useState(false);
  const title = useResume(resumeTitle);
  return (
    <>
      <div className="sticky top-14 z-10 border-b border-border bg-bg/95 py-2 backdrop-blur-sm">
        <div className={COLUMN}>
          <SaveStatus onChoose={() => setChoosing(true)} />
        </div>
      </div>
      {/* The keyboard's place stays clear of the bar above. */}
      <div className={`${COLUMN} grid gap-6 py-8 **:scroll-mt-10`}>
        <h1 className="font-display text-3xl tracking-display wrap-anywhere max-md:text-2xl">{title}</h1>
        <DraftNotices isVisitor={isVisitor} />
        {isVisitor && <KeepThisResume />}
        <PersonalSection />
        <ExperienceSection />
        <EducationSection />
        <SkillSection />
      </div>
      <ConflictDialog isOpen={isChoosing} onOpenChange={setChoosing} />
    </>
  );
}

/** Only once there is something to keep. */
function KeepThisResume() {
  const text = useText();
  const hasWork = useKeeperState(({ isUnsaved }) => isUnsaved);
  if (!hasWork) return null;
  const signUp = (
    <Button size="sm" render={<Link to="/auth" search={{ view: 'sign-up', redirect: '/builder' }} />}>
      {text('resumes.keepThisResume')}
    </Button>
  );
  return <Callout action={signUp}>{text('resumes.keepThisResumeDescription')}</Callout>;
}

function SignInToOpen({ resumeId }: { resumeId: string }) {
  const text = useText();
  return (
    <section className={`${COLUMN} py-8`}>
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

function OpenFailed() {
  const text = useText();
  return (
    <section className={`${COLUMN} py-8`}>
      <h1 className="font-display text-3xl tracking-display">{text('screens.builder')}</h1>
      <EmptyState
        title={text('resumes.openFailed')}
        description={text('resumes.openFailedDescription')}
        action={<Button render={<Link to="/resumes" />}>{text('resumes.backToResumes')}</Button>}
      />
    </section>
  );
}
