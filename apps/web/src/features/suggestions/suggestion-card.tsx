import type { Suggestion } from '@lauda/contract/ai';
import type { Locale } from '@lauda/domain/locale';
import type { SkillLevelId } from '@lauda/domain/resume/vocabulary/vocabulary';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ClaimList } from '../../ui/proposals/claim-list.tsx';
import { ProposalCard } from '../../ui/proposals/proposal-card.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { LevelField } from './level-field.tsx';
import type { SuggestionPlace } from './apply-suggestion.ts';
import { ClaimedText } from './claimed-text.tsx';
import { type Claim, claimsIn } from './claims-in-text.ts';

interface SuggestionCardProps {
  kind: SuggestionPlace['kind'];
  number: number;
  suggestion: Suggestion;
  isUsed: boolean;
  /** Language of the resume. */
  language: Locale;
  /** Called with the current text. */
  onUse: (text: string, level: SkillLevelId | null) => void;
}

/** One suggestion: read, confirm, edit and use. */
export function SuggestionCard({ kind, number, suggestion, isUsed, language, onUse }: SuggestionCardProps) {
  const text = useText();
  const hintId = useId();
  const [words, setWords] = useState(suggestion.text);
  const [isEditing, setEditing] = useState(false);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [level, setLevel] = useState<SkillLevelId | null>(null);
  const claims = claimsIn(words, suggestion.claims);
  const isConfirmed = (claim: Claim) => confirmed.has(claim.text);
  const isUnconfirmed = claims.some((claim) => !isConfirmed(claim));
  const isOpen = isUnconfirmed || words.trim() === '';

  const confirm = (claim: Claim, isTrue: boolean) => {
    const next = new Set(confirmed);
    if (isTrue) next.add(claim.text);
    else next.delete(claim.text);
    setConfirmed(next);
  };
  return (
    <li>
      <ProposalCard level={3} title={text('ai.number', { number })}>
        {suggestion.replaces !== null && (
          <p className="text-sm text-muted wrap-anywhere">
            {text('ai.before')}: <del>{suggestion.replaces}</del>
          </p>
        )}
        {isEditing ? (
          <Field label={text('ai.editLabel')}>
            <Textarea value={words} minRows={3} onChange={(event) => setWords(event.target.value)} />
          </Field>
        ) : (
          <ClaimedText text={words} claims={claims} isConfirmed={isConfirmed} />
        )}
        {claims.length > 0 && !isUsed && (
          <ClaimList claims={claims} isConfirmed={isConfirmed} onConfirm={confirm} />
        )}
        {kind === 'skills' && !isUsed && <LevelField level={level} language={language} onChange={setLevel} />}
        <div className="flex flex-wrap items-center gap-2">
          {isUsed ? (
            <span className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-success">
              <Check aria-hidden className="size-4" />
              {text('ai.used', { kind })}
            </span>
          ) : (
            <>
              <Button
                size="sm"
                variant={isOpen ? 'secondary' : 'primary'}
                aria-disabled={isOpen || undefined}
                aria-describedby={isOpen ? hintId : undefined}
                onClick={() => !isOpen && onUse(words.trim(), level)}
              >
                {text('ai.use', { kind })}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setEditing(!isEditing)}>
                {isEditing ? <Check aria-hidden /> : <Pencil aria-hidden />}
                {text(isEditing ? 'ai.editDone' : 'ai.edit')}
              </Button>
              {isUnconfirmed && (
                <span id={hintId} className="text-sm text-muted">
                  {text('ai.confirmFirst')}
                </span>
              )}
            </>
          )}
        </div>
      </ProposalCard>
    </li>
  );
}
