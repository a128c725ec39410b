import { type LineDiff, passageDiff } from '@lauda/domain/proposals/passage-diff';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';

interface Mark {
  readonly start: number;
  readonly end: number;
}

interface DiffTextProps {
  before: string;
  after: string;
  /** Ranges of `after` that only the user can confirm. */
  marks?: readonly Mark[];
}

const NO_MARKS: readonly Mark[] = [];

/** A text diff by line: deletions struck through, insertions highlighted, moved lines marked. */
export function DiffText({ before, after, marks = NO_MARKS }: DiffTextProps) {
  const lines = useMemo(() => placed(passageDiff(before, after)), [before, after]);
  return (
    <p className="grid gap-0.5 text-sm leading-6 whitespace-pre-line wrap-anywhere">
      {lines.map(({ key, line, from }) => (
        <span key={key} className="block min-h-1.5">
          <Line line={line} from={from} marks={marks} />
        </span>
      ))}
    </p>
  );
}

/** Each line with its offset in `after`. */
function placed(lines: readonly LineDiff[]) {
  let from = 0;
  return lines.map((line, index) => {
    const place = { line, from, key: `${index} ${line.kind}` };
    if (line.kind !== 'gone') from += line.text.length + 1;
    return place;
  });
}

interface LineProps {
  line: LineDiff;
  from: number;
  marks: readonly Mark[];
}

function Line({ line, from, marks }: LineProps) {
  const text = useText();
  if (line.kind === 'gone') return <Removed>{line.text}</Removed>;
  if (line.kind === 'new') return <Added>{marked(line.text, from, marks)}</Added>;
  if (line.kind === 'changed') return <Words line={line} from={from} marks={marks} />;
  if (line.kind === 'same') return marked(line.text, from, marks);
  return (
    <>
      <ArrowUpDown aria-hidden className="me-1 inline size-3.5 align-[-0.15em] text-info" />
      <span className="sr-only">{text('ui.diffMoved')} </span>
      {marked(line.text, from, marks)}
    </>
  );
}

function Words({ line, from, marks }: LineProps & { line: Extract<LineDiff, { kind: 'changed' }> }) {
  const pieces: ReactNode[] = [];
  let at = from;
  for (const [index, { kind, text: words }] of line.parts.entries()) {
    const key = `${index} ${kind}`;
    if (kind === 'removed') pieces.push(<Removed key={key}>{words}</Removed>);
    else if (kind === 'added') pieces.push(<Added key={key}>{marked(words, at, marks)}</Added>);
    else pieces.push(<span key={key}>{marked(words, at, marks)}</span>);
    if (kind !== 'removed') at += words.length;
  }
  return pieces;
}

function Removed({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <del className="rounded-[2px] bg-delete text-on-delete">
      <span className="sr-only"> {text('ui.diffRemoved')} </span>
      {children}
    </del>
  );
}

function Added({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <ins className="rounded-[2px] bg-insert text-on-insert no-underline">
      <span className="sr-only"> {text('ui.diffAdded')} </span>
      {children}
    </ins>
  );
}

/** Text with its marked ranges, given its offset in `after`. */
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
