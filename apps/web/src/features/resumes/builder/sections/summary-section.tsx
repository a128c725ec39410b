import { MAX_SUMMARY_CHARACTERS } from '@lauda/domain/resume/checks/summary';
import { plainText } from '@lauda/domain/resume/rich-text';
import { cx } from 'class-variance-authority';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useResume } from '../../use-draft.ts';
import { RichTextPlace } from '../rich-text/rich-text-place.tsx';
import { SuggestionsPlace } from '../suggestions-place.tsx';

export function SummaryFields() {
  const text = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 *:first:w-full">
      <RichTextPlace
        path={['personalInfo', 'summary']}
        label={text('resumes.summary')}
        hint={text('builder.summaryHint', { max: MAX_SUMMARY_CHARACTERS })}
        labelEnd={<SummaryCounter />}
      />
      {/* Aligns its text, not its padding, with the field. */}
      <div className="-ms-3">
        <SuggestionsPlace place={{ kind: 'summary' }} />
      </div>
    </div>
  );
}

function SummaryCounter() {
  const text = useText();
  const count = useResume(({ personalInfo }) => plainText(personalInfo.summary).trim().length);
  const isOver = count > MAX_SUMMARY_CHARACTERS;
  return (
    <span className={cx('text-xs tabular-nums', isOver ? 'font-medium text-warning' : 'text-muted')}>
      {text('builder.characterCount', { count, max: MAX_SUMMARY_CHARACTERS })}
    </span>
  );
}
