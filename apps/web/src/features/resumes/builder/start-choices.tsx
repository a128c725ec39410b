import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { hasSameContent } from '@lauda/domain/resume/difference';
import { sampleResume } from '@lauda/domain/resume/sample';
import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../../lib/i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useResume } from '../use-draft.ts';
import { useEditor } from './use-editor.ts';
import { useJump } from './use-jump.ts';

/** The first choice, for as long as the page is blank. Typing is one of the answers. */
export function StartChoices() {
  const text = useText();
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
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-display text-xl tracking-display">{text('builder.startTitle')}</h2>
        <p className="text-sm text-pretty text-muted">{text('builder.startDescription')}</p>
      </div>
      <div className="grid gap-2 @md:grid-cols-3 @md:*:flex-col @md:*:px-2 @md:*:py-3">
        <Button variant="primary" onClick={startBlank}>
          <PenLine aria-hidden />
          {text('builder.startBlank')}
        </Button>
        <Button onClick={startWithSample}>
          <FileText aria-hidden />
          {text('builder.startSample')}
        </Button>
        <Button render={<Link to="/upload-resume" />}>
          <FileUp aria-hidden />
          {text('builder.startUpload')}
        </Button>
      </div>
    </Card>
  );
}
