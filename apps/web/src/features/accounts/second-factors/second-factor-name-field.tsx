import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Input } from '../../../ui/field/input.tsx';

interface SecondFactorNameFieldProps {
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

export function SecondFactorNameField({ error, registration }: SecondFactorNameFieldProps) {
  const text = useText();
  return (
    <Field
      label={text('secondFactors.name')}
      hint={text('secondFactors.nameHint')}
      error={error ?? null}
      isRequired
    >
      <Input autoComplete="off" {...registration} />
    </Field>
  );
}
