import { employerGroups } from '@lauda/domain/resume/entries/employer-groups';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Switch } from '../../../../ui/field/switch.tsx';
import { useResume } from '../../use-draft.ts';
import { usePlace } from '../use-editor.ts';

/** One switch for the whole resume, shown only where it has an effect. */
export function EmployerGroupsSwitch() {
  const text = useText();
  const { value, set } = usePlace<boolean>(['groupByEmployer']);
  const hasGroups = useResume((resume) =>
    employerGroups({ ...resume, groupByEmployer: true }).some(({ roles }) => roles.length > 1),
  );
  if (!hasGroups) return null;
  return (
    <div data-place="groupByEmployer" className="mt-4">
      <Switch
        label={text('builder.groupByEmployer')}
        hint={text('builder.groupByEmployerHint')}
        checked={value}
        onCheckedChange={set}
      />
    </div>
  );
}
