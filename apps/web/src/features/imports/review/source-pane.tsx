import type { ImportReading } from '@lauda/contract/resumes/imports';
import { cx } from 'class-variance-authority';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { PdfPage } from '../pdf/pdf-page.tsx';
import { usePdf } from '../pdf/use-pdf.ts';
import { linesOfField } from './source-lines.ts';

interface SourcePaneProps {
  importId: string;
  reading: ImportReading;
  /** The highlighted field. */
  active: string | null;
}

/** The file as it was sent, or its text. */
export function SourcePane({ importId, reading, active }: SourcePaneProps) {
  const text = useText();
  const [shows, setShows] = useState<'pages' | 'words'>('pages');
  const words = <SourceWords reading={reading} active={active} />;
  if (reading.pages.length === 0) return words;
  return (
    <Tabs
      label={text('imports.source')}
      value={shows}
      onValueChange={setShows}
      items={[
        {
          value: 'pages',
          label: text('imports.asPages'),
          content: <SourcePages importId={importId} reading={reading} active={active} />,
        },
        { value: 'words', label: text('imports.asText'), content: words },
      ]}
    />
  );
}

function SourcePages({ importId, reading, active }: SourcePaneProps) {
  const text = useText();
  const pdf = usePdf(importId);
  const field = reading.fields.find(({ path }) => path === active);
  if (pdf === null) return <LoadingState label={text('imports.openingFile')} />;
  if (pdf === 'failed')
    return (
      <Callout tone="warning" role="alert">
        {text('imports.fileNotShown')}
      </Callout>
    );
  return (
    <div className="grid gap-4">
      {reading.pages.map((size, index) => (
        <PdfPage
          // Pages have no identity other than their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          pdf={pdf}
          number={index + 1}
          count={reading.pages.length}
          size={size}
          box={field?.page === index + 1 ? field.box : null}
        />
      ))}
    </div>
  );
}

function SourceWords({ reading, active }: Omit<SourcePaneProps, 'importId'>) {
  const text = useText();
  const marked = useMemo(() => linesOfField(reading, active), [reading, active]);
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked.size > 0) listRef.current?.querySelector('[data-mark]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div
      ref={listRef}
      role="group"
      aria-label={text('imports.asText')}
      className="rounded-card border border-border bg-surface p-4 text-sm"
    >
      {reading.lines.map((line, index) => (
        <p
          // Lines have no identity other than their position, and none has state.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          data-mark={marked.has(index) || undefined}
          className={cx(
            'scroll-m-24 rounded-xs px-1 wrap-anywhere whitespace-pre-wrap',
            marked.has(index) && 'bg-highlight text-on-highlight',
          )}
        >
          {line.text}
        </p>
      ))}
    </div>
  );
}
