import type { Readback } from '@lauda/contract/resumes/imports';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import { LostFields } from './lost-fields.tsx';

/** Format names, the same in every language. */
const FILE_NAMES = { pdf: 'PDF', docx: 'Word' } as const;

/** The score of one file, and the names of the fields that were misread. */
export function FileReadback({ file, readback }: { file: 'pdf' | 'docx'; readback: Readback }) {
  const text = useText();
  const { total, lost } = readback;
  const read = total - lost.length;
  return (
    <section className="grid gap-3">
      <Progress
        label={FILE_NAMES[file]}
        percent={total === 0 ? 100 : (100 * read) / total}
        valueText={text('imports.readbackScore', { read, total })}
      />
      {lost.length === 0 ? (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 text-success" />
          {text('imports.readbackAll')}
        </p>
      ) : (
        <LostFields lost={lost} />
      )}
    </section>
  );
}
