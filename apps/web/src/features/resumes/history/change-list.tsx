import type { Resume } from '@lauda/domain/resume/resume';
import { useMemo } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { changeLines, type ChangeLine } from './difference-texts.ts';

const TONES = { added: 'success', removed: 'danger', changed: 'neutral', moved: 'info' } as const;

interface ChangeListProps {
  before: Resume;
  after: Resume;
}

/** Every change on one line: the location, and the text before and after. */
export function ChangeList({ before, after }: ChangeListProps) {
  const text = useText();
  const lines = useMemo(() => changeLines(before, after, text), [before, after, text]);
  if (lines.length === 0) return <p className="text-sm text-muted">{text('history.same')}</p>;
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <ChangeRow key={line.key} line={line} />
      ))}
    </ul>
  );
}

function ChangeRow({ line: { place, kind, before, after } }: { line: ChangeLine }) {
  const text = useText();
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        <Badge tone={TONES[kind]}>{text('history.kind', { kind })}</Badge>
        {place}
      </p>
      {before !== null && after !== null && (
        <p className="grid gap-1 whitespace-pre-line wrap-anywhere">
          <del className="rounded-control bg-delete px-2 py-1 text-on-delete">{before}</del>
          <ins className="rounded-control bg-insert px-2 py-1 text-on-insert no-underline">{after}</ins>
        </p>
      )}
    </li>
  );
}
