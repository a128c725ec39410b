import type { SectionName } from '@lauda/domain/resume/sections';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DraftNotices } from '../draft-notices.tsx';
import { useOpenResumeState } from '../use-draft.ts';
import { ResumeHeading } from './resume-heading.tsx';
import { SectionForm } from './sections/section-form.tsx';
import { StartChoices } from './start-choices.tsx';

interface EditorPaneProps {
  isVisitor: boolean;
  onPage: readonly SectionName[];
  /** False while only the first section is drawn. */
  isWhole: boolean;
  onAdd: (section: SectionName) => void;
}

export function EditorPane({ isVisitor, onPage, isWhole, onAdd }: EditorPaneProps) {
  return (
    // The keyboard's place stays clear of the bars above and below.
    <div className="@container mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 **:scroll-mt-20 **:scroll-mb-4 md:px-6">
      <ResumeHeading />
      <DraftNotices isVisitor={isVisitor} />
      <StartChoices />
      {isVisitor && <KeepThisResume />}
      <SectionForm onPage={onPage} isWhole={isWhole} onAdd={onAdd} />
    </div>
  );
}

/** Only once there is something to keep. */
function KeepThisResume() {
  const text = useText();
  const hasWork = useOpenResumeState(({ isUnsaved }) => isUnsaved);
  if (!hasWork) return null;
  const signUp = (
    <Button size="sm" render={<Link to="/auth" search={{ view: 'sign-up', redirect: '/builder' }} />}>
      {text('resumes.keepThisResume')}
    </Button>
  );
  return <Callout action={signUp}>{text('resumes.keepThisResumeDescription')}</Callout>;
}
