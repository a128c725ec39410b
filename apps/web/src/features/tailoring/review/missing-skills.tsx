import type { TailoringMatch } from '@lauda/contract/resumes/tailoring';
import Plus from 'lucide-react/icons/plus';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface MissingSkillsProps {
  skills: TailoringMatch['missingSkills'];
  onHave: (name: string) => void;
}

/** Asked, never added automatically: only the user knows. */
export function MissingSkills({ skills, onHave }: MissingSkillsProps) {
  const text = useText();
  if (skills.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-base font-semibold">{text('tailoring.missingTitle')}</h2>
      <p className="text-sm text-pretty text-muted">{text('tailoring.missingHint')}</p>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="sm"
              aria-label={text('tailoring.addSkill', { skill: name })}
              onClick={() => onHave(name)}
            >
              <Plus aria-hidden />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
