import type { Path } from '@lauda/domain/resume/merge/merge';
import { cx } from 'class-variance-authority';
import { type UnfinishedEntry, unfinishedEntries } from '@lauda/domain/resume/entries/unfinished-entries';
import type { PlainKey } from '@lauda/messages';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useI18n, useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { STATUS, STATUS_LINE } from '../builder/layout.ts';
import { type SaveStanding, saveStanding } from './save-standing.ts';
import { useOpenResume, useOpenResumeState, useResume } from '../use-draft.ts';

/** At most 24 characters in both languages: on a phone the line is beside the tools. */
const WORDS: Record<SaveStanding, PlainKey | null> = {
  'nothing-yet': null,
  saving: 'resumes.saving',
  saved: 'resumes.saved',
  'on-device': 'resumes.savedOnDevice',
  offline: 'resumes.savedOnDeviceOffline',
  'not-kept': 'resumes.notKeptHere',
  failed: 'resumes.saveFailed',
  conflict: 'resumes.needsChoice',
};

const DOT: Partial<Record<SaveStanding, string>> = {
  saved: 'bg-success',
  failed: 'bg-danger',
  'not-kept': 'bg-danger',
  conflict: 'bg-warning',
};

/** Long enough for a screen reader to announce it. */
const ANSWER_SHOWN_MS = 3_000;

const TROUBLES: ReadonlySet<SaveStanding> = new Set(['offline', 'not-kept', 'failed', 'conflict']);

interface SaveStatusProps {
  onChoose: () => void;
  /** Jumps to an entry. */
  onJump: (path: Path) => void;
  /** When the user last asked for the status, in milliseconds; 0 if never. */
  askedAt?: number;
}

/** The save status in one short line, with details on demand. */
export function SaveStatus({ onChoose, onJump, askedAt = 0 }: SaveStatusProps) {
  const text = useText();
  const standing = useOpenResumeState(saveStanding);
  const unfinished = useUnfinishedEntries();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  const key = WORDS[standing];
  const words = key && text(key);
  const hasShort = standing === 'on-device' || TROUBLES.has(standing);
  const name = standing === 'not-kept' ? 'notKept' : standing;
  const count = unfinished.length;
  return (
    <div data-trouble={TROUBLES.has(standing) ? 'save' : undefined} className={STATUS}>
      <span className={STATUS_LINE}>
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full ${words === null ? '' : (DOT[standing] ?? 'bg-control')}`}
        />
        {/* Where only the dot fits, the text is for screen readers, and one tap away for everyone else. */}
        <output
          aria-live="off"
          className={cx(
            'truncate whitespace-nowrap @max-[4rem]:sr-only',
            hasShort && '@max-[11.5rem]:sr-only',
          )}
        >
          {words}
        </output>
        {hasShort && (
          <span
            aria-hidden
            className="hidden truncate whitespace-nowrap @max-[11.5rem]:block @max-[4rem]:hidden"
          >
            {text('resumes.shortStatus', { standing: name })}
          </span>
        )}
        {words !== null && (
          <button
            ref={buttonRef}
            type="button"
            aria-label={text('resumes.saveDetails')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? popoverId : undefined}
            className="absolute inset-y-0 -start-1 end-0 md:-start-2 rounded-control md:-end-2 hover:bg-text/6 aria-expanded:bg-text/8"
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </span>
      <span className="flex min-w-0 items-center gap-x-3 max-md:hidden">
        <StatusAction standing={standing} onChoose={onChoose} />
        {count > 0 && words !== null && (
          <Button variant="link" size="sm" className="truncate" onClick={() => setOpen(true)}>
            {text('resumes.unfinishedEntries', { count })}
          </Button>
        )}
      </span>
      <Announcement standing={standing} words={words ?? ''} askedAt={askedAt} />
      {isOpen && words !== null && (
        <Popover id={popoverId} label={text('resumes.saveDetails')} triggerRef={buttonRef} onClose={close}>
          <p className="font-medium text-text">{words}</p>
          <p className="mt-1 text-pretty text-muted">{text('resumes.saveDetail', { standing: name })}</p>
          <div className="mt-2 empty:hidden">
            <StatusAction standing={standing} onChoose={onChoose} />
          </div>
          {count > 0 && (
            <UnfinishedList
              entries={unfinished}
              onSelect={(path) => {
                close();
                onJump(path);
              }}
            />
          )}
        </Popover>
      )}
    </div>
  );
}

interface AnnouncementProps {
  standing: SaveStanding;
  words: string;
  askedAt: number;
}

/** Announces a worse status, or the status on request; 'Saved' after every burst of typing would be noise. */
function Announcement({ standing, words, askedAt }: AnnouncementProps) {
  const [answered, setAnswered] = useState(0);
  const isTrouble = TROUBLES.has(standing);
  const isAsked = askedAt > answered;
  // A status requested during a save is announced when the save completes.
  const isSettled = standing !== 'saving';
  useEffect(() => {
    if (!isAsked || !isSettled) return;
    const timer = setTimeout(() => setAnswered(askedAt), ANSWER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAsked, isSettled, askedAt]);
  return <output className="sr-only">{isTrouble || (isAsked && isSettled) ? words : ''}</output>;
}

function StatusAction({ standing, onChoose }: { standing: SaveStanding; onChoose: () => void }) {
  const text = useText();
  const openResume = useOpenResume();
  if (standing === 'failed')
    return (
      <Button variant="link" size="sm" onClick={() => void openResume.retry()}>
        {text('resumes.retry')}
      </Button>
    );
  if (standing === 'conflict')
    return (
      <Button variant="link" size="sm" onClick={onChoose}>
        {text('resumes.choose')}
      </Button>
    );
  return null;
}

type NumberedEntry = UnfinishedEntry & { readonly number: number };

/** Unfinished entries, numbered within their section. They are saved like everything else. */
function useUnfinishedEntries(): readonly NumberedEntry[] {
  const resume = useResume((now) => now);
  return useMemo(
    () =>
      unfinishedEntries(resume)
        .filter(({ id }) => !resume.hiddenEntries.includes(id))
        .map(({ section, id, missing }) => ({
          section,
          id,
          missing,
          number: resume[section].findIndex((entry) => entry.id === id) + 1,
        })),
    [resume],
  );
}

interface UnfinishedListProps {
  entries: readonly NumberedEntry[];
  onSelect: (path: Path) => void;
}

function UnfinishedList({ entries, onSelect }: UnfinishedListProps) {
  const { text, locale } = useI18n();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <>
      <p className="mt-3 font-medium text-text">
        {text('resumes.unfinishedEntries', { count: entries.length })}
      </p>
      <p className="mt-1 text-pretty text-muted">{text('resumes.unfinishedDetail')}</p>
      <ul className="mt-2 grid justify-items-start gap-1">
        {entries.map(({ section, id, number, missing }) => (
          <li key={id}>
            <Button variant="link" size="sm" className="text-start" onClick={() => onSelect([section, id])}>
              {text('resumes.unfinishedEntry', {
                section,
                number,
                missing: list.format(missing.map((field) => text('resumes.missingField', { field }))),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
