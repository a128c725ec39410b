import { pathKey, type Side } from '@lauda/domain/conflict';
import { letterFieldAt } from '@lauda/domain/cover-letter/document-rules';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Radio, RadioGroup } from '../../ui/radio-group.tsx';
import type { OpenLetter } from './letter-collection.ts';
import { useLetterState } from './use-letter.ts';

interface LetterConflictDialogProps {
  openLetter: OpenLetter;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What was changed here and elsewhere, side by side. Until somebody chooses, neither is written over. */
export function LetterConflictDialog({ openLetter, isOpen, onOpenChange }: LetterConflictDialogProps) {
  const text = useText();
  const conflicts = useLetterState(openLetter, (state) => state.conflicts);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  if (conflicts.length === 0) return null;
  const keep = () => {
    const chosen = conflicts.map(({ path }) => [pathKey(path), sides.get(pathKey(path)) ?? 'mine'] as const);
    void openLetter.resolve(new Map(chosen));
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
            <Radio
              isCard
              value="mine"
              label={text('coverLetters.conflictMine')}
              hint={<span className="whitespace-pre-line">{mine as string | null}</span>}
            />
            <Radio
              isCard
              value="theirs"
              label={text('coverLetters.conflictTheirs')}
              hint={<span className="whitespace-pre-line">{theirs as string | null}</span>}
            />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}
