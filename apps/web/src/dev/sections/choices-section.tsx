import { useState } from 'react';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Radio, RadioGroup } from '../../ui/field/radio-group.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { Stack } from '../specimen.tsx';

export function ChoicesSection() {
  const [plan, setPlan] = useState<string | null>('monthly');
  const [theme, setTheme] = useState<string | null>('light');
  return (
    <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
      <Stack label="Checkbox">
        <Checkbox label="Send me the newsletter" hint="Every two weeks." />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Some of them" isIndeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
      </Stack>
      <Stack label="Switch">
        <Switch label="Show my photo" />
        <Switch label="Show my photo, on" defaultChecked />
        <Switch label="Disabled" disabled />
        <Switch label="Emails about my resumes" hint="Control at the end." isControlLast defaultChecked />
      </Stack>
      <RadioGroup legend="Theme" value={theme} onValueChange={setTheme}>
        <Radio value="system" label="As the system" />
        <Radio value="light" label="Light" />
        <Radio value="dark" label="Dark" isDisabled />
      </RadioGroup>
      <RadioGroup legend="Plan" value={plan} onValueChange={setPlan} error="Choose a plan.">
        <Radio isCard value="monthly" label="Monthly" hint="Renews each month. Cancel at any time." />
        <Radio isCard value="lifetime" label="Lifetime" hint="Paid once." />
      </RadioGroup>
    </div>
  );
}
