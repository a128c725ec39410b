import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useText } from '../../../lib/i18n/i18n.tsx';

type Item = TailoringMatch['requirements'][number]['items'][number];

const ICONS = { met: Check, partly: TriangleAlert, missing: X, 'not-needed': Minus };
const COLOURS = {
  met: 'text-success',
  partly: 'text-warning',
  missing: 'text-danger',
  'not-needed': 'text-muted',
};

/** The individual items of one line of an ad. A line with a single item needs no list. */
export function AskedItems({ items }: { items: readonly Item[] }) {
  const text = useText();
  if (items.length < 2) return null;
  return (
    <ul className="ms-6 flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {items.map(({ name, status }) => {
        const Icon = ICONS[status];
        return (
          <li key={name} className="flex min-w-0 items-start gap-1">
            <Icon aria-hidden className={`mt-0.5 size-3 shrink-0 ${COLOURS[status]}`} />
            <span className={`wrap-anywhere ${status === 'not-needed' ? 'text-muted' : ''}`}>{name}</span>
            <span className={status === 'not-needed' ? 'text-muted' : 'sr-only'}>
              {text('tailoring.itemStatus', { status: status === 'not-needed' ? 'notNeeded' : status })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
