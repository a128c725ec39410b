import { interviewSheet, type Quote } from '@lauda/domain/application/interview-sheet';
import type { Resume } from '@lauda/domain/resume/resume';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { NotesField } from '../detail/notes-field.tsx';
import { useApplication } from '../detail/use-application.ts';
import { SheetFrame, type SheetProps } from './sheet-frame.tsx';

/** Questions to expect, with matching sentences from the user's resume and space for notes. */
export function InterviewSheet(props: SheetProps) {
  const text = useText();
  return (
    <SheetFrame {...props}>
      {(resume) => (
        <>
          <Questions resume={resume} {...props} />
          <Card className="break-inside-avoid">
            <NotesField openApplication={props.openApplication} hint={text('sheets.notesHint')} />
          </Card>
        </>
      )}
    </SheetFrame>
  );
}

function Questions({ resume, openApplication }: SheetProps & { resume: Resume }) {
  const text = useText();
  const { match } = useApplication(openApplication);
  const { requirements, lines } = useMemo(() => interviewSheet(resume, match), [resume, match]);
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{text('sheets.sheetLead')}</p>
      <Card>
        <CardHeader title={text('sheets.requirementsTitle')} description={text('sheets.requirementsHint')} />
        {requirements.length === 0 ? (
          <p className="text-sm">{text(match === null ? 'sheets.noMatch' : 'sheets.allMet')}</p>
        ) : (
          <ol className="grid gap-6">
            {requirements.map(({ requirement, status, quotes }) => (
              <Question
                key={`${status} ${requirement}`}
                asked={text('sheets.requirementQuestion', { status })}
                about={
                  <p className="flex items-start justify-between gap-3">
                    <span className="min-w-0 font-medium wrap-anywhere">{requirement}</span>
                    <Badge tone={status === 'missing' ? 'danger' : 'warning'}>
                      {text('sheets.matchStatus', { status })}
                    </Badge>
                  </p>
                }
              >
                <Quotes quotes={quotes} otherwise={text('sheets.noQuote', { status })} />
              </Question>
            ))}
          </ol>
        )}
      </Card>
      <Card>
        <CardHeader title={text('sheets.linesTitle')} description={text('sheets.linesHint')} />
        {lines.length === 0 ? (
          <p className="text-sm">{text('sheets.noLines')}</p>
        ) : (
          <ol className="grid gap-6">
            {lines.map(({ line, reason, quotes }) => (
              <Question
                key={`${line.place} ${line.sentence}`}
                asked={text('sheets.lineQuestion', { reason })}
                about={<QuoteLine quote={line} className="font-medium" />}
              >
                <Quotes quotes={quotes} otherwise={text('sheets.noMoreQuotes')} />
              </Question>
            ))}
          </ol>
        )}
      </Card>
    </>
  );
}

interface QuestionProps {
  about: ReactNode;
  asked: string;
  /** What the user can answer with. */
  children: ReactNode;
}

/** On paper there is space below it to write. */
function Question({ about, asked, children }: QuestionProps) {
  return (
    <li className="grid break-inside-avoid gap-2 text-sm">
      {about}
      <p>{asked}</p>
      {children}
      <div aria-hidden className="hidden h-16 border-y border-border print:block" />
    </li>
  );
}

function Quotes({ quotes, otherwise }: { quotes: readonly Quote[]; otherwise: string }) {
  const text = useText();
  if (quotes.length === 0) return <p className="text-muted">{otherwise}</p>;
  return (
    <div className="grid gap-1 border-s-2 border-border ps-3">
      <p className="text-xs text-muted">{text('sheets.yourWords')}</p>
      {quotes.map((quote) => (
        <QuoteLine key={`${quote.place} ${quote.sentence}`} quote={quote} />
      ))}
    </div>
  );
}

function QuoteLine({ quote: { sentence, place }, className }: { quote: Quote; className?: string }) {
  const text = useText();
  return (
    <p className="wrap-anywhere">
      <q className={className}>{sentence}</q>{' '}
      <span className="text-muted">
        {place === '' ? text('sheets.inSummary') : text('sheets.inPlace', { place })}
      </span>
    </p>
  );
}
