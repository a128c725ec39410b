import { fieldOf, type LetterField } from '@lauda/domain/cover-letter/merge';
import { useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Radio, RadioGroup } from '../../ui/radio-group.tsx';
import type { LetterKeeper, LetterSide } from './letter-keeper.ts';
import { useLetterState } from './use-letter.ts';

interface LetterConflictDialogProps {
  keeper: LetterKeeper;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What was changed here and elsewhere, side by side. Until somebody chooses, neither is written over. */
export function LetterConflictDialog({ keeper, isOpen, onOpenChange }: LetterConflictDialogProps) {
  const text = useText();
  const conflict = useLetterState(keeper, (state) => state.conflict);
  const letter = useLetterState(keeper, (state) => state.letter);
  const [sides, setSides] = useState<ReadonlyMap<LetterField, LetterSide>>(new Map());
  if (conflict === null) return null;
  const keep = () => {
    void keeper.resolve(sides);
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
        {conflict.fields.map((field) => (
          <RadioGroup
            key={field}
            legend={text('coverLetters.field', { field })}
            value={sides.get(field) ?? 'mine'}
            onValueChange={(side) =>
              setSides(new Map(sides).set(field, side === 'theirs' ? 'theirs' : 'mine'))
            }
            className="grid gap-3 sm:grid-cols-2"
          >
            <Radio
              isCard
              value="mine"
              label={text('coverLetters.conflictMine')}
              hint={<span className="whitespace-pre-line">{fieldOf(letter, field)}</span>}
            />
            <Radio
              isCard
              value="theirs"
              label={text('coverLetters.conflictTheirs')}
              hint={<span className="whitespace-pre-line">{fieldOf(conflict.theirs, field)}</span>}
            />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}
