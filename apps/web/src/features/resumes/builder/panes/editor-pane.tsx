import type { SectionName } from '@lauda/domain/resume/sections';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { isStorageShortLived } from '../../../../lib/device/storage-lifetime.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { DraftNotices } from '../../saving/draft-notices.tsx';
import { useOpenResumeState } from '../../use-draft.ts';
import { EDITOR_COLUMN } from '../layout.ts';
import { ResumeHeading } from '../resume-heading.tsx';
import { SectionForm } from '../sections/section-form.tsx';
import { StartChoices } from '../start/start-choices.tsx';

interface EditorPaneProps {
  isVisitor: boolean;
  onPage: readonly SectionName[];
  /** False while only the first section is rendered. */
  isWhole: boolean;
  onAdd: (section: SectionName) => void;
}

export function EditorPane({ isVisitor, onPage, isWhole, onAdd }: EditorPaneProps) {
  return (
    <div className={EDITOR_COLUMN}>
      <ResumeHeading />
      <DraftNotices isVisitor={isVisitor} />
      <StartChoices isVisitor={isVisitor} />
      {isVisitor && <KeepThisResume />}
      <SectionForm onPage={onPage} isWhole={isWhole} onAdd={onAdd} />
    </div>
  );
}

/** Rendered only once there is something to save. */
function KeepThisResume() {
  const text = useText();
  const hasWork = useOpenResumeState(({ isUnsaved }) => isUnsaved);
  if (!hasWork) return null;
  const signUp = (
    <Button size="sm" render={<Link to="/auth" search={{ view: 'sign-up', redirect: '/builder' }} />}>
      {text('resumes.keepThisResume')}
    </Button>
  );
  return (
    <Callout action={signUp}>
      {text(isStorageShortLived() ? 'resumes.keptForAWeek' : 'resumes.keepThisResumeDescription')}
    </Callout>
  );
}
