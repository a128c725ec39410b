import type { Readback } from '@lauda/contract/resumes/imports';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { lostFieldName } from './lost-field.ts';

/** Misread fields: what the user wrote and what software reads. */
export function LostFields({ lost }: Pick<Readback, 'lost'>) {
  const text = useText();
  return (
    <ul className="grid gap-2">
      {lost.map(({ path, wanted, read }) => (
        <li key={path} className="grid gap-1 rounded-card border border-warning/40 p-3 text-sm">
          <p className="font-medium">{text('imports.fieldName', lostFieldName(path))}</p>
          <p className="wrap-anywhere">
            <span className="text-muted">{text('imports.readbackWanted')}: </span>
            {wanted}
          </p>
          <p className="wrap-anywhere">
            <span className="text-muted">{text('imports.readbackRead')}: </span>
            {read || text('imports.readbackNothing')}
          </p>
        </li>
      ))}
    </ul>
  );
}
