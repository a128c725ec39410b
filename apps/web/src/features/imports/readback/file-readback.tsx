import type { Readback } from '@lauda/contract/imports';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { lostFieldName } from './lost-field.ts';

/** Names of formats, the same in every language. */
const FILE_NAMES = { pdf: 'PDF', docx: 'Word' } as const;

/** The score of one file, and by name what was misread. */
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
        <ul className="grid gap-2">
          {lost.map(({ path, wanted, read: got }) => (
            <li key={path} className="grid gap-1 rounded-card border border-warning/40 p-3 text-sm">
              <p className="font-medium">{text('imports.fieldName', lostFieldName(path))}</p>
              <p className="wrap-anywhere">
                <span className="text-muted">{text('imports.readbackWanted')}: </span>
                {wanted}
              </p>
              <p className="wrap-anywhere">
                <span className="text-muted">{text('imports.readbackRead')}: </span>
                {got || text('imports.readbackNothing')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
