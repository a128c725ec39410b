import { SKILLS_PATH } from '@lauda/domain/tailoring/passages';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { Card } from '../cards.ts';
import type { Choice } from '../wizard.ts';
import { CardQuestions } from './card-questions.tsx';
import { DiffText } from '../../../ui/proposals/diff-text.tsx';
import { ProposalCard } from '../../../ui/proposals/proposal-card.tsx';

export interface PassageCardProps {
  card: Card;
  place: string;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onChange: (change: Partial<Choice>) => void;
}

const TONES = { pending: 'neutral', accepted: 'success', rejected: 'danger' } as const;

export function PassageCard(props: PassageCardProps) {
  const { card, place, isEditing } = props;
  const text = useText();
  const { passage, suggestion, choice } = card;
  const isChanged = card.text !== passage.text;
  return (
    <ProposalCard
      title={place}
      passage={passage.path}
      isAccepted={choice.decision === 'accepted'}
      badges={
        <>
          {isChanged && choice.edit !== null && <Badge>{text('tailoring.byHand')}</Badge>}
          {suggestion !== null && choice.edit === null && <Badge tone="ai">{text('tailoring.byAi')}</Badge>}
          <Badge tone={isChanged ? TONES[choice.decision] : 'neutral'}>
            {isChanged
              ? text('tailoring.decision', { decision: choice.decision })
              : text('tailoring.unchanged')}
          </Badge>
        </>
      }
    >
      {isEditing ? <Editor {...props} /> : <Reader {...props} />}
    </ProposalCard>
  );
}

function Reader({ card, place, onChange, onEditing }: PassageCardProps) {
  const text = useText();
  const { passage, suggestion, choice, canAccept } = card;
  const isChanged = card.text !== passage.text;
  const marks = choice.edit === null ? (suggestion?.claims ?? []) : [];
  return (
    <>
      {isChanged && choice.decision !== 'rejected' ? (
        <DiffText before={passage.text} after={card.text} marks={marks} />
      ) : (
        <p className="text-sm leading-6 whitespace-pre-line wrap-anywhere">
          {passage.text === '' ? (
            <span className="text-muted">{text('tailoring.emptyPassage')}</span>
          ) : (
            passage.text
          )}
        </p>
      )}
      {suggestion !== null && suggestion.explanation !== '' && choice.decision !== 'rejected' && (
        <p className="text-sm text-pretty text-muted wrap-anywhere">
          {text('tailoring.why', { explanation: suggestion.explanation })}
        </p>
      )}
      {isChanged && choice.decision !== 'rejected' && <CardQuestions card={card} onChange={onChange} />}
      <div className="flex flex-wrap gap-2">
        {isChanged && choice.decision === 'pending' && (
          <>
            <Button
              size="sm"
              variant="primary"
              disabled={!canAccept}
              aria-label={text('tailoring.acceptLabel', { place })}
              onClick={() => onChange({ decision: 'accepted' })}
            >
              <Check aria-hidden />
              {text('tailoring.accept')}
            </Button>
            <Button
              size="sm"
              aria-label={text('tailoring.rejectLabel', { place })}
              onClick={() => onChange({ decision: 'rejected' })}
            >
              <X aria-hidden />
              {text('tailoring.reject')}
            </Button>
          </>
        )}
        {isChanged && choice.decision !== 'pending' && (
          <Button
            size="sm"
            aria-label={text('tailoring.undoLabel', { place })}
            onClick={() => onChange({ decision: 'pending' })}
          >
            <Undo2 aria-hidden />
            {text('tailoring.undo')}
          </Button>
        )}
        {choice.decision !== 'rejected' && (
          <Button
            size="sm"
            variant={isChanged ? 'quiet' : 'secondary'}
            aria-label={text('tailoring.editLabel', { place })}
            onClick={() => onEditing(true)}
          >
            <Pencil aria-hidden />
            {text('tailoring.edit')}
          </Button>
        )}
      </div>
    </>
  );
}

function Editor({ card, place, onChange, onEditing }: PassageCardProps) {
  const text = useText();
  const { passage, canAccept } = card;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!canAccept) return;
        onChange({ decision: 'accepted' });
        onEditing(false);
      }}
    >
      <Field
        label={text('tailoring.editField', { place })}
        hint={passage.path === SKILLS_PATH ? text('tailoring.skillsHint') : undefined}
      >
        <Textarea
          value={card.text}
          maxLength={MAX_CHARACTERS.richText}
          onChange={(event) => onChange({ edit: event.target.value, decision: 'pending' })}
        />
      </Field>
      <CardQuestions card={card} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={!canAccept}>
          <Check aria-hidden />
          {text('tailoring.useText')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            onChange({ edit: null, decision: 'pending' });
            onEditing(false);
          }}
        >
          {text('tailoring.discardEdit')}
        </Button>
      </div>
    </form>
  );
}
