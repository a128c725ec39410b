import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { type Path, pathKey, type Side } from '@lauda/domain/conflict';
import { letterFieldAt } from '@lauda/domain/cover-letter/document-rules';
import type { LetterSize } from '@lauda/domain/cover-letter/letter';
import type { LetterField, LetterValue } from '@lauda/domain/cover-letter/merge';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Radio, RadioGroup } from '../../../ui/field/radio-group.tsx';
import type { OpenLetter } from '../letter-collection.ts';
import { sizeText } from '../size-choice.tsx';
import { useLetterState } from '../use-letter.ts';

interface LetterConflictDialogProps {
  openLetter: OpenLetter;
  resumes: readonly ResumeSummary[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A field's value as text: tone, language and resume are stored as keys. */
function sideText(
  text: ReturnType<typeof useText>,
  resumes: readonly ResumeSummary[],
  field: LetterField,
  value: unknown,
): string | null {
  const stored = value as LetterValue;
  if (field === 'textSize') return sizeText(text, stored as LetterSize | null);
  if (typeof stored === 'number') return String(stored);
  if (field === 'resumeId') {
    const title = resumes.find(({ id }) => id === stored)?.title.trim();
    return stored === null ? text('coverLetters.noResume') : title || text('resumes.myResume');
  }
  if (stored !== null && field === 'tone') return text('coverLetters.toneName', { tone: stored });
  if (stored !== null && field === 'language')
    return text('coverLetters.languageName', { language: stored.slice(0, 2) });
  return stored;
}

/** Shows the local and the remote change side by side. Neither is overwritten until the user chooses. */
export function LetterConflictDialog({
  openLetter,
  resumes,
  isOpen,
  onOpenChange,
}: LetterConflictDialogProps) {
  const text = useText();
  const shown = (path: Path, value: unknown) => (
    <span className="whitespace-pre-line">{sideText(text, resumes, letterFieldAt(path), value)}</span>
  );
  const conflicts = useLetterState(openLetter, (state) => state.conflicts);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  if (conflicts.length === 0) return null;
  const keep = () => {
    const chosen = conflicts.map(({ path }) => [pathKey(path), sides.get(pathKey(path)) ?? 'mine'] as const);
    void openLetter.resolve(new Map(chosen));
    setSides(new Map());
    onOpenChange(false);
  };
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('coverLetters.conflictTitle')}
      description={text('coverLetters.conflictDescription')}
      footer={
        <Button variant="primary" onClick={keep}>
          {text('coverLetters.conflictKeep')}
        </Button>
      }
    >
      <div className="grid gap-6">
        {conflicts.map(({ path, mine, theirs }) => (
          <RadioGroup
            key={pathKey(path)}
            legend={text('coverLetters.field', { field: letterFieldAt(path) })}
            value={sides.get(pathKey(path)) ?? 'mine'}
            onValueChange={(side) =>
              setSides(new Map(sides).set(pathKey(path), side === 'theirs' ? 'theirs' : 'mine'))
            }
            className="grid gap-3 sm:grid-cols-2"
          >
            <Radio isCard value="mine" label={text('coverLetters.conflictMine')} hint={shown(path, mine)} />
            <Radio
              isCard
              value="theirs"
              label={text('coverLetters.conflictTheirs')}
              hint={shown(path, theirs)}
            />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}
