import type { ComponentProps } from 'react';
import { Input } from '../../../ui/field/input.tsx';

/** Phones fill it in from the text message. Not of type number: a code may begin with zero. */
export function OneTimeCodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="font-mono text-lg tracking-[0.3em]"
      {...props}
    />
  );
}
