import { SKILL_LEVELS } from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { ClaimList } from '../../../ui/proposals/claim-list.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/listbox/select.tsx';
import type { Card } from '../cards.ts';
import type { Choice } from '../wizard.ts';

interface CardQuestionsProps {
  card: Card;
  onChange: (change: Partial<Choice>) => void;
}

/** Questions for the user: whether a claim is true, which is required, and the skill level, which is optional. */
export function CardQuestions({
  card: { claims, newSkills, language, choice },
  onChange,
}: CardQuestionsProps) {
  const text = useText();
  const levels = choicesOf(SKILL_LEVELS, 'skillLevels', language);
  return (
    <>
      {claims.length > 0 && (
        <ClaimList
          claims={claims}
          isConfirmed={(claim) => choice.confirmed.includes(claim.text)}
          onConfirm={(claim, isTrue) =>
            onChange({
              decision: 'pending',
              confirmed: isTrue
                ? [...choice.confirmed, claim.text]
                : choice.confirmed.filter((known) => known !== claim.text),
            })
          }
        />
      )}
      {newSkills.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {newSkills.map((name) => (
            <Field key={name} label={text('tailoring.levelOf', { skill: name })}>
              <Select
                options={levels}
                value={choice.levels[name] ?? null}
                placeholder={text('resumes.chooseLevel')}
                onValueChange={(level) => onChange({ levels: { ...choice.levels, [name]: level } })}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  );
}
