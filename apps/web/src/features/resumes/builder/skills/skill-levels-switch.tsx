import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Switch } from '../../../../ui/field/switch.tsx';
import { usePlace } from '../use-editor.ts';

/** One switch for the whole resume: its pages print all skill levels or none. */
export function SkillLevelsSwitch() {
  const text = useText();
  const { value, set } = usePlace<boolean>(['showSkillLevels']);
  return (
    <div data-place="showSkillLevels">
      <Switch
        label={text('builder.showLevels')}
        hint={text('builder.showLevelsHint')}
        checked={value}
        onCheckedChange={set}
      />
    </div>
  );
}
