import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/listbox/combobox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Select } from '../../ui/listbox/select.tsx';

const STATES = ['Acre', 'Bahia', 'Ceará', 'Goiás', 'Maranhão', 'Pará', 'Paraná', 'São Paulo'].map(
  (label) => ({ value: label, label }),
);
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
  { value: 'legal', label: 'Legal', isDisabled: true },
];

export function FieldsSection() {
  const [text, setText] = useState('Led a team of four and cut the build from 12 minutes to 90 seconds.');
  const [paper, setPaper] = useState<string | null>('a4');
  const [state, setState] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Field label="First name" isRequired>
        <Input autoComplete="off" defaultValue="Marina" />
      </Field>
      <Field label="Email" hint="We write only when something happens." error="This is not an email address.">
        <Input type="email" defaultValue="marina@" />
      </Field>
      <Field
        label="Password"
        labelEnd={
          <Button variant="link" size="sm">
            Forgot it?
          </Button>
        }
      >
        <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
      </Field>
      <Field label="Search" isLabelHidden>
        <Input type="search" placeholder="Search resumes" icon={<Search />} />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Cannot be changed" />
      </Field>
      <Field label="Read only">
        <Input readOnly defaultValue="usr_2f9a" />
      </Field>
      <Field label="Paper size">
        <Select options={PAPERS} value={paper} onValueChange={setPaper} />
      </Field>
      <Field label="Nothing chosen" error="Choose one.">
        <Select options={PAPERS} value={null} onValueChange={() => {}} placeholder="Choose a size" />
      </Field>
      <Field label="State" hint="Type without accents: 'ceara'.">
        <Combobox options={STATES} value={state} onValueChange={setState} placeholder="Any state" />
      </Field>
      <Field label="State, chosen">
        <Combobox options={STATES} value="São Paulo" onValueChange={() => {}} />
      </Field>
      <Field label="Description" hint="Grows with its text." className="sm:col-span-2">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </div>
  );
}
