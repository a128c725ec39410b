import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { PlainKey } from '@lauda/messages';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { LetterConflictDialog } from './letter-conflict-dialog.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { letterStanding, type LetterStanding } from './letter-standing.ts';
import { useLetterState } from '../use-letter.ts';

const WORDS: Record<LetterStanding, PlainKey> = {
  saved: 'coverLetters.saved',
  saving: 'coverLetters.saving',
  waiting: 'coverLetters.waiting',
  offline: 'coverLetters.savedOnDevice',
  failed: 'coverLetters.saveFailed',
  conflict: 'coverLetters.needsChoice',
  'not-kept': 'coverLetters.notKept',
};

const DOT: Partial<Record<LetterStanding, string>> = {
  saved: 'bg-success',
  failed: 'bg-danger',
  'not-kept': 'bg-danger',
  conflict: 'bg-warning',
};

const TROUBLES: ReadonlySet<LetterStanding> = new Set(['offline', 'failed', 'conflict', 'not-kept']);

interface LetterStatusProps {
  openLetter: OpenLetter;
  /** Used to name resumes in a conflict. */
  resumes: readonly ResumeSummary[];
}

/** Whether the work is saved, in a few words, with a button to resolve conflicts. */
export function LetterStatus({ openLetter, resumes }: LetterStatusProps) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const standing = useLetterState(openLetter, letterStanding);
  return (
    <div
      data-trouble={TROUBLES.has(standing) ? 'save' : undefined}
      className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 text-sm text-muted"
    >
      <span className="flex min-w-0 items-center gap-3">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOT[standing] ?? 'bg-control'}`} />
        <output>{text(WORDS[standing])}</output>
      </span>
      {standing === 'failed' && (
        <Button variant="link" size="sm" onClick={() => void openLetter.retry()}>
          {text('coverLetters.retry')}
        </Button>
      )}
      {standing === 'conflict' && (
        <Button variant="link" size="sm" onClick={() => setChoosing(true)}>
          {text('coverLetters.choose')}
        </Button>
      )}
      <LetterConflictDialog
        openLetter={openLetter}
        resumes={resumes}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
      />
    </div>
  );
}
