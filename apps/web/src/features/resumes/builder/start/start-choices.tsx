import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { hasSameContent } from '@lauda/domain/resume/merge/difference';
import { sampleResume } from '@lauda/domain/resume/sample';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../../../lib/i18n/texts.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { useResume } from '../../use-draft.ts';
import { chooseCopy, readCopy } from './open-copy.ts';
import { StartCard } from './start-card.tsx';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';

/** The first choice, shown while the page is blank. Typing is one of the options. */
export function StartChoices({ isVisitor }: { isVisitor: boolean }) {
  const text = useText();
  const toast = useToast();
  const { edit } = useEditor();
  const { jumpTo } = useJump();
  const [isChosen, setChosen] = useState(false);
  const isBlank = useResume((resume) =>
    hasSameContent(resume, {
      ...emptyResume(resume.language),
      pageSize: resume.pageSize,
      templateId: resume.templateId,
    }),
  );
  if (isChosen || !isBlank) return null;
  const startBlank = () => {
    setChosen(true);
    jumpTo(['personalInfo', 'firstName']);
  };
  const startWithSample = () =>
    edit(({ templateId, pageSize }) => ({ ...sampleResume(documentLocale()), templateId, pageSize }));
  const startWithCopy = () =>
    chooseCopy(async (file) => {
      const copy = await readCopy(file, documentLocale());
      if (copy) edit(() => copy);
      else toast.show({ title: text('builder.copyUnreadable'), tone: 'danger' });
    });
  return (
    <StartCard
      onBlank={startBlank}
      onSample={startWithSample}
      upload={<Link to="/upload-resume" />}
      isVisitor={isVisitor}
      onCopy={startWithCopy}
    />
  );
}
