import { type DiffPart, wordDiff } from '@lauda/domain/tailoring/word-diff';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';

interface Mark {
  readonly start: number;
  readonly end: number;
}

interface DiffTextProps {
  before: string;
  after: string;
  /** Places of `after` that say what nobody can vouch for but the person. */
  marks: readonly Mark[];
}

/** The text of a part with its marked places, given where in `after` it begins. */
function marked(text: string, from: number, marks: readonly Mark[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    const [first, last] = [Math.max(start - from, at), Math.min(end - from, text.length)];
    if (last <= first) continue;
    pieces.push(text.slice(at, first));
    pieces.push(
      <mark
        key={first}
        className="rounded-[2px] bg-transparent font-semibold text-inherit underline decoration-warning decoration-wavy underline-offset-4"
      >
        {text.slice(first, last)}
      </mark>,
    );
    at = last;
  }
  pieces.push(text.slice(at));
  return pieces;
}

function placed(parts: readonly DiffPart[]) {
  let from = 0;
  return parts.map((part, index) => {
    const place = { ...part, from, key: `${index} ${part.kind}` };
    if (part.kind !== 'removed') from += part.text.length;
    return place;
  });
}

/** One text with the words taken out struck and those put in highlighted. */
export function DiffText({ before, after, marks }: DiffTextProps) {
  const text = useText();
  const parts = useMemo(() => placed(wordDiff(before, after)), [before, after]);
  return (
    <p className="text-sm leading-6 whitespace-pre-line wrap-anywhere">
      {parts.map(({ key, kind, text: words, from }) => {
        if (kind === 'same') return <span key={key}>{marked(words, from, marks)}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        const look =
          kind === 'removed' ? 'bg-delete text-on-delete' : 'bg-insert text-on-insert no-underline';
        return (
          <Tag key={key} className={`rounded-[2px] ${look}`}>
            <span className="sr-only">
              {' '}
              {kind === 'removed' ? text('tailoring.removed') : text('tailoring.added')}{' '}
            </span>
            {kind === 'removed' ? words : marked(words, from, marks)}
          </Tag>
        );
      })}
    </p>
  );
}
