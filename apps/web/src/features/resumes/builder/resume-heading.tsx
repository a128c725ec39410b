import { resumeTitle } from '@lauda/domain/resume/title';
import { cx } from 'class-variance-authority';
import { useResume } from '../use-draft.ts';
import type { BuilderTab } from './builder-tab.ts';
import { HEADING } from './layout.ts';

/** The page's one heading of the first level; where the editor is not shown, screen readers alone have it. */
export function ResumeHeading({ tab = 'edit' }: { tab?: BuilderTab }) {
  const title = useResume(resumeTitle);
  return (
    <h1
      className={cx(
        tab === 'edit' ? HEADING : 'sr-only',
        // From here up the editor stands beside the preview, with its own.
        tab === 'preview' && 'md:hidden',
      )}
    >
      {title}
    </h1>
  );
}
