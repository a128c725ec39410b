import { valueAt } from '@lauda/domain/resume/path';
import { type Path, pathKey } from '@lauda/domain/resume/merge/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import type { SectionName } from '@lauda/domain/resume/sections';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ListTodo from 'lucide-react/icons/list-todo';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { useScreenCommands } from '../../../../lib/screen/screen-commands.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { checkText } from './check-texts.ts';
import { useChecks } from './checks-store.ts';
import { sectionOfPath } from '../places/places.ts';
import { type Entry, entriesPlace, entryName } from '../entries/entry-kinds.ts';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';

/** The location within the resume, in the resume's own text: 'Work Experience · Lead · Aurora'. */
function placeName(resume: Resume, path: Path): string {
  const section = sectionOfPath(path);
  const heading = sectionTitle(resume, section as SectionName);
  const entries = section === 'personalInfo' ? null : entriesPlace(section as SectionName);
  if (entries === null) return heading;
  const entry = valueAt(resume, path.slice(0, entries.path.length + 1)) as Entry | undefined;
  const name = entry === undefined ? '' : entryName(entries.kind, entry);
  return name === '' ? heading : `${heading} · ${name}`;
}

/** Suggested improvements, each linking to its field. Never a grade. */
export function ChecksButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = useChecks(({ list }) => list.length);
  useScreenCommands(() => [
    {
      id: 'checks',
      label: text('builder.checks'),
      icon: <ListTodo aria-hidden />,
      onSelect: () => setOpen(true),
    },
  ]);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        <ListTodo aria-hidden />
        <span className="max-md:sr-only">{text('builder.checks')}</span>
        {count > 0 && (
          <span className="rounded-full bg-warning/14 px-1.5 text-xs font-semibold text-warning tabular-nums">
            {count}
          </span>
        )}
      </Button>
      <Sheet title={text('builder.checks')} isOpen={isOpen} onOpenChange={setOpen}>
        <CheckList onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The sheet restores the focus when it closes; the jump must come after that. */
const AFTER_CLOSING_MS = 60;

function CheckList({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  const { getResume } = useEditor();
  const { jumpTo } = useJump();
  const { list, results } = useChecks((checks) => checks);
  const go = (path: Path) => {
    onLeave();
    setTimeout(() => jumpTo(path), AFTER_CLOSING_MS);
  };
  const resume = getResume();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-pretty text-muted">{text('builder.checksDescription')}</p>
      {list.length === 0 && <p>{text('builder.checksNone')}</p>}
      <ul className="grid gap-1">
        {list.map((check) => (
          <li key={`${check.reason} ${pathKey(check.path)}`}>
            <CheckItem
              title={checkText(text, check)}
              place={placeName(resume, check.path)}
              onSelect={() => go(check.path)}
            />
          </li>
        ))}
        {results.total > 0 && (
          <li>
            <CheckItem
              title={text('builder.bulletResults', { count: results.withResult, total: results.total })}
              place={text('builder.bulletResultsHint')}
              onSelect={results.path === null ? null : () => go(results.path ?? [])}
            />
          </li>
        )}
      </ul>
    </div>
  );
}

interface CheckItemProps {
  title: string;
  place: string;
  /** Null when nothing is left to do. */
  onSelect: (() => void) | null;
}

function CheckItem({ title, place, onSelect }: CheckItemProps) {
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block text-sm font-medium text-pretty">{title}</span>
      <span className="block text-sm text-muted">{place}</span>
    </span>
  );
  if (onSelect === null) return <div className="px-3 py-2">{words}</div>;
  return (
    <button
      type="button"
      className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors hover:bg-text/6"
      onClick={onSelect}
    >
      {words}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  );
}
