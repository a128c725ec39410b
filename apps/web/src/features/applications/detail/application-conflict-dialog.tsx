import type { Contact, JobAd, MatchSnapshot, NextStep, Stage } from '@lauda/domain/application/application';
import type { ApplicationField } from '@lauda/domain/application/merge';
import { type Path, pathKey, type Side } from '@lauda/domain/conflict';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Radio, RadioGroup } from '../../../ui/field/radio-group.tsx';
import type { OpenApplication } from '../device/application-collection.ts';
import { useDayTexts } from '../use-day-texts.ts';
import { useApplicationState } from './use-application.ts';

type Text = ReturnType<typeof useText>;
type Days = ReturnType<typeof useDayTexts>;

/** One side of a conflict as text. Values without readable text (ids) are named by their kind. */
function sideText(text: Text, days: Days, [field]: Path, value: unknown): string {
  if (value === undefined || value === null || value === '') return text('applications.sideEmpty');
  switch (field as ApplicationField | 'contacts') {
    case 'stage': {
      const { state, outcome } = value as Stage;
      const name = text('applications.state', { state });
      return outcome === null ? name : `${name} · ${text('applications.outcome', { outcome })}`;
    }
    case 'nextStep': {
      const { text: step, on } = value as NextStep;
      return on === null ? step : text('applications.stepOn', { step, when: days.day(on) });
    }
    case 'appliedOn':
    case 'closesOn':
      return days.day(value as string);
    case 'ad': {
      const { text: ad, address } = value as JobAd;
      return [address, ad.slice(0, 400)].filter((part) => part !== '').join('\n');
    }
    case 'contacts': {
      const { name, role, email, phone } = value as Contact;
      return [name, role, email, phone].filter((part) => part !== '').join(' · ');
    }
    case 'match':
      return text('applications.score', { score: (value as MatchSnapshot).score });
    default:
      return typeof value === 'string' ? value : text('applications.sideOther');
  }
}

interface ConflictDialogProps {
  openApplication: OpenApplication;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows the local and the remote change side by side. Neither is overwritten until the user chooses. */
export function ApplicationConflictDialog({ openApplication, isOpen, onOpenChange }: ConflictDialogProps) {
  const text = useText();
  const days = useDayTexts();
  const conflicts = useApplicationState(openApplication, (state) => state.conflicts);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  if (conflicts.length === 0) return null;
  const keep = () => {
    const chosen = conflicts.map(({ path }) => [pathKey(path), sides.get(pathKey(path)) ?? 'mine'] as const);
    void openApplication.resolve(new Map(chosen));
    setSides(new Map());
    onOpenChange(false);
  };
  const shown = (path: Path, value: unknown) => (
    <span className="whitespace-pre-line wrap-anywhere">{sideText(text, days, path, value)}</span>
  );
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('applications.conflictTitle')}
      description={text('applications.conflictDescription')}
      footer={
        <Button variant="primary" onClick={keep}>
          {text('applications.conflictKeep')}
        </Button>
      }
    >
      <div className="grid gap-6">
        {conflicts.map(({ path, mine, theirs }) => (
          <RadioGroup
            key={pathKey(path)}
            legend={text('applications.field', { field: path[0] ?? '' })}
            value={sides.get(pathKey(path)) ?? 'mine'}
            onValueChange={(side) =>
              setSides(new Map(sides).set(pathKey(path), side === 'theirs' ? 'theirs' : 'mine'))
            }
            className="grid gap-3 sm:grid-cols-2"
          >
            <Radio isCard value="mine" label={text('applications.conflictMine')} hint={shown(path, mine)} />
            <Radio
              isCard
              value="theirs"
              label={text('applications.conflictTheirs')}
              hint={shown(path, theirs)}
            />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}
