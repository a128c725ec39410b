import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import {
  LETTER_SECTIONS,
  type LetterClaim,
  type LetterSection,
  MAX_LETTER_CHARACTERS,
} from '@lauda/domain/cover-letter/letter';
import { placeOfSection, sectionAtPlace } from '@lauda/domain/cover-letter/letter-document';
import { openClaims } from '@lauda/domain/cover-letter/open-claims';
import type { Resume } from '@lauda/domain/resume/resume';
import { cx } from 'class-variance-authority';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ClaimsPanel } from './claims-panel.tsx';
import { LetterExport, type MakeLetterFile } from './letter-export.tsx';
import type { OpenLetter } from './letter-collection.ts';
import { createLetterSource, type LetterSource } from './letter-source.ts';
import { LetterStatus } from './saving/letter-status.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useLetterState } from './use-letter.ts';

/** Below this width there is one column, as in `max-lg`. */
const ONE_COLUMN = '(width < 64rem)';
const ROWS: Partial<Record<LetterSection, number>> = { body: 8, header: 4, introduction: 3 };

/** Props of the page preview, which the route supplies. */
export interface LetterPreviewPlace {
  source: LetterSource;
  onPlace: (field: string) => void;
  isPaused: boolean;
  photo: () => Promise<null>;
  revealField: string | null;
}

export interface LetterEditorProps {
  openLetter: OpenLetter;
  resumes: readonly ResumeSummary[];
  resume: Resume | null;
  isPro: boolean;
  Preview: ComponentType<LetterPreviewPlace>;
  makeOnDevice: MakeLetterFile;
  onJob: () => void;
  onWriteAgain: () => void;
  onList: () => void;
}

const noPhoto = () => Promise.resolve(null);

/** Six sections beside the preview of the letter. */
export function LetterEditor({
  openLetter,
  resumes,
  resume,
  isPro,
  Preview,
  makeOnDevice,
  onJob,
  onWriteAgain,
  onList,
}: LetterEditorProps) {
  const text = useText();
  const letter = useLetterState(openLetter, (state) => state.document);
  const source = useMemo(() => createLetterSource(openLetter, resume), [openLetter, resume]);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [focused, setFocused] = useState<LetterSection | null>(null);
  const isOneColumn = useMediaQuery(ONE_COLUMN);
  const rootRef = useRef<HTMLDivElement>(null);
  const claimsRef = useRef<HTMLElement>(null);
  const claims = openClaims(letter);
  const isSheetSeen = !isOneColumn || view === 'preview';

  const goTo = (section: LetterSection, claim?: LetterClaim) => {
    flushSync(() => setView('edit'));
    const area = rootRef.current?.querySelector<HTMLTextAreaElement>(`[data-letter-section="${section}"]`);
    area?.focus();
    const at = claim === undefined ? -1 : letter.sections[section].indexOf(claim.text);
    if (claim !== undefined && at >= 0) area?.setSelectionRange(at, at + claim.text.length);
  };
  const onPlace = (field: string) => {
    const section = sectionAtPlace(letter, field);
    if (section !== null) goTo(section);
  };
  return (
    <div ref={rootRef} className="md:flex md:h-full md:flex-col">
      <div className="z-10 border-b border-border bg-bg/95 px-4 py-2 backdrop-blur-sm max-md:sticky max-md:top-[calc(var(--frame-top)+3.5rem)] max-md:in-data-keyboard:static md:shrink-0 md:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="truncate font-medium">
              {letter.company.trim() || text('coverLetters.unnamed')}
              {letter.position.trim() !== '' && (
                <span className="font-normal text-muted"> · {letter.position}</span>
              )}
            </h1>
            <LetterStatus openLetter={openLetter} resumes={resumes} />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="quiet" size="sm" onClick={onList}>
              {text('coverLetters.allLetters')}
            </Button>
            <Button
              size="sm"
              className="lg:hidden"
              onClick={() => {
                setView(view === 'edit' ? 'preview' : 'edit');
                // Otherwise the preview's toolbar would start below ours.
                scrollTo({ top: 0 });
              }}
            >
              {text(view === 'edit' ? 'coverLetters.showPreview' : 'coverLetters.showEditor')}
            </Button>
            <LetterExport
              openLetter={openLetter}
              source={source}
              isPro={isPro}
              makeOnDevice={makeOnDevice}
              openCount={claims.length}
              onShowClaims={() => {
                flushSync(() => setView('edit'));
                claimsRef.current?.focus();
                claimsRef.current?.scrollIntoView({ block: 'center' });
              }}
            />
          </div>
        </div>
      </div>
      <div className="md:min-h-0 md:flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:grid-rows-[minmax(0,1fr)]">
        <div
          className={cx(
            'grid content-start gap-5 px-4 pt-6 pb-[calc(1.5rem+var(--toast-room,0px))] md:h-full md:overflow-y-auto md:overscroll-contain md:px-6',
            isOneColumn && view === 'preview' && 'hidden',
          )}
        >
          <div className="flex flex-wrap items-end gap-2">
            <Button size="sm" onClick={onJob}>
              {text('coverLetters.editJob')}
            </Button>
            <Button size="sm" onClick={onWriteAgain}>
              {text('coverLetters.writeAgain')}
            </Button>
          </div>
          <SizeChoice openLetter={openLetter} />
          <ClaimsPanel
            ref={claimsRef}
            openLetter={openLetter}
            claims={claims}
            onGo={(claim) => goTo(claim.section, claim)}
          />
          {LETTER_SECTIONS.map((section) => {
            const count = claims.filter((claim) => claim.section === section).length;
            return (
              <Field
                key={section}
                label={text('coverLetters.field', { field: section })}
                hint={text('coverLetters.sectionHint', { section })}
                warning={count === 0 ? null : text('coverLetters.claimsInSection', { count })}
              >
                <Textarea
                  data-letter-section={section}
                  value={letter.sections[section]}
                  minRows={ROWS[section] ?? 2}
                  maxLength={MAX_LETTER_CHARACTERS.section}
                  onFocus={() => {
                    setFocused(section);
                    openLetter.hold([section]);
                  }}
                  onBlur={() => openLetter.hold(null)}
                  onChange={({ target }) =>
                    openLetter.edit((now) => ({
                      ...now,
                      sections: { ...now.sections, [section]: target.value },
                    }))
                  }
                />
              </Field>
            );
          })}
        </div>
        <div
          className={cx(
            'border-border max-md:h-[calc(100dvh-var(--frame-top)-10rem)] md:h-full md:min-h-0 lg:border-s',
            !isSheetSeen && 'hidden',
          )}
        >
          <Preview
            source={source}
            onPlace={onPlace}
            isPaused={!isSheetSeen}
            photo={noPhoto}
            revealField={focused === null ? null : placeOfSection(letter, focused)}
          />
        </div>
      </div>
    </div>
  );
}
