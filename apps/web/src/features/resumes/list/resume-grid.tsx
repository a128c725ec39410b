import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { FamilyPlace } from './families.ts';
import { type CardActions, ResumeCard } from './card/resume-card.tsx';
import { useGridWindow } from '../../../ui/grid-window/use-grid-window.ts';

interface ResumeGridProps extends CardActions {
  resumes: readonly { resume: ResumeSummary; family: FamilyPlace }[];
  label: string;
  canDuplicate: boolean;
}

/** Renders only the visible cards, so that a thousand are as fast as ten. */
export function ResumeGrid({ resumes, label, ...card }: ResumeGridProps) {
  const { listRef, first, end, paddingTop, paddingBottom } = useGridWindow(resumes.length);
  return (
    <ul
      ref={listRef}
      aria-label={label}
      style={{ paddingTop, paddingBottom }}
      className="grid auto-rows-[328px] grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-5 [overflow-anchor:none] max-sm:auto-rows-[104px] max-sm:grid-cols-1 max-sm:gap-3"
    >
      {resumes.slice(first, end).map(({ resume, family }, index) => (
        <ResumeCard
          key={resume.id}
          resume={resume}
          family={family}
          place={first + index + 1}
          count={resumes.length}
          {...card}
        />
      ))}
    </ul>
  );
}
