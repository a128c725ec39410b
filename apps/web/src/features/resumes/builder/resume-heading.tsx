import { resumeTitle } from '@lauda/domain/resume/title';
import { cx } from 'class-variance-authority';
import { useResume } from '../use-draft.ts';
import type { BuilderTab } from './builder-tab.ts';
import { HEADING } from './layout.ts';

/** The page's only h1; where the editor is hidden, it is for screen readers only. */
export function ResumeHeading({ tab = 'edit' }: { tab?: BuilderTab }) {
  const title = useResume(resumeTitle);
  return (
    <h1
      className={cx(
        tab === 'edit' ? HEADING : 'sr-only',
        // From this width on, the editor with its own heading is beside the preview.
        tab === 'preview' && 'md:hidden',
      )}
    >
      {title}
    </h1>
  );
}
