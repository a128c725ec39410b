import { type Conflict, pathKey, type Side } from '@lauda/domain/resume/merge/merge';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Radio, RadioGroup } from '../../../ui/field/radio-group.tsx';
import { placeLabel, sideText } from './conflict-texts.ts';
import { useOpenResume, useOpenResumeState, useResume } from '../use-draft.ts';

interface ConflictDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Both versions of conflicting changes, side by side; closing it decides nothing. */
export function ConflictDialog({ isOpen, onOpenChange }: ConflictDialogProps) {
  const text = useText();
  const openResume = useOpenResume();
  const conflicts = useOpenResumeState((state) => state.conflicts);
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const isDecided = conflicts.every(({ path }) => choices.has(pathKey(path)));
  const choose = (path: Conflict['path'], side: Side) =>
    setChoices(new Map(choices).set(pathKey(path), side));

  const keep = (chosen: ReadonlyMap<string, Side>) => {
    setChoices(new Map());
    onOpenChange(false);
    void openResume.resolve(chosen);
  };
  const keepAll = (side: Side) => keep(new Map(conflicts.map(({ path }) => [pathKey(path), side])));

  return (
    <Dialog
      size="lg"
      isOpen={isOpen && conflicts.length > 0}
      onOpenChange={onOpenChange}
      title={text('resumes.conflictTitle')}
      description={text('resumes.conflictDescription')}
      footer={
        <>
          <Button onClick={() => keepAll('mine')}>{text('resumes.keepAllMine')}</Button>
          <Button onClick={() => keepAll('theirs')}>{text('resumes.keepAllTheirs')}</Button>
          <Button variant="primary" disabled={!isDecided} onClick={() => keep(choices)}>
            {text('resumes.keepChosen')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={pathKey(conflict.path)}
            conflict={conflict}
            side={choices.get(pathKey(conflict.path)) ?? null}
            onChoose={(side) => choose(conflict.path, side)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  side: Side | null;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict: { path, mine, theirs }, side, onChoose }: ConflictChoiceProps) {
  const text = useText();
  const label = useResume((resume) => placeLabel(resume, path, text));
  const language = useResume((resume) => resume.language);
  const words = (value: unknown) => (
    <span className="whitespace-pre-wrap">{sideText(value, { text, language, field: path[2] ?? null })}</span>
  );
  return (
    <RadioGroup
      legend={label}
      value={side}
      // Both radios of the group have a side as their value.
      onValueChange={(value) => onChoose(value as Side)}
      className="grid gap-3 sm:grid-cols-2"
    >
      <Radio isCard value="mine" label={text('resumes.conflictMine')} hint={words(mine)} />
      <Radio isCard value="theirs" label={text('resumes.conflictTheirs')} hint={words(theirs)} />
    </RadioGroup>
  );
}
