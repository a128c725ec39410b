import type { ProofMethod } from '@lauda/contract/accounts/second-factors';
import type { PlainKey } from '@lauda/messages';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SecondFactorCodeForm, type TypedMethod } from './second-factor-code-form.tsx';
import { SecondFactorSentCode } from './second-factor-sent-code.tsx';

/** The order in which methods are offered. Recovery codes come last: they are for users with no other method. */
const ORDER: readonly ProofMethod[] = ['totp', 'phone', 'email', 'passkey', 'password', 'recovery-code'];

const NAMES: Record<ProofMethod, PlainKey> = {
  password: 'secondFactors.usePassword',
  totp: 'secondFactors.useTotp',
  phone: 'secondFactors.usePhone',
  passkey: 'secondFactors.usePasskey',
  email: 'secondFactors.useEmail',
  'recovery-code': 'secondFactors.useRecovery',
};
const ADVICE = {
  password: 'secondFactors.passwordAdvice',
  totp: 'secondFactors.totpAdvice',
  passkey: 'secondFactors.passkeyAdvice',
  'recovery-code': 'secondFactors.recoveryAdvice',
} as const satisfies Partial<Record<ProofMethod, PlainKey>>;

interface SecondFactorChooserProps {
  methods: readonly ProofMethod[];
  phoneHint: string | null;
  onSend: (method: 'phone' | 'email') => Promise<unknown>;
  onSubmit: (method: TypedMethod, value: string) => Promise<void>;
  onPasskey: () => Promise<void>;
}

/** One way to confirm the user's identity, with a switch to the others. */
export function SecondFactorChooser(props: SecondFactorChooserProps) {
  const text = useText();
  const ordered = ORDER.filter((method) => props.methods.includes(method));
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const method = chosen ?? ordered[0] ?? 'recovery-code';
  const others = ordered.filter((other) => other !== method);

  return (
    <div className="grid gap-6">
      <ChosenMethod key={method} method={method} {...props} />
      {others.length > 0 && (
        <div className="grid justify-items-start gap-1 border-t border-border pt-4">
          <p className="text-sm text-muted">{text('secondFactors.otherWays')}</p>
          <div className="-ms-3 grid justify-items-start">
            {others.map((other) => (
              <Button key={other} variant="quiet" size="sm" onClick={() => setChosen(other)}>
                {text(NAMES[other])}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function ChosenMethod({
  method,
  phoneHint,
  onSend,
  onSubmit,
  onPasskey,
}: SecondFactorChooserProps & { method: ProofMethod }) {
  const text = useText();
  if (method === 'phone' || method === 'email')
    return (
      <SecondFactorSentCode
        method={method}
        phoneHint={phoneHint}
        onSend={() => onSend(method)}
        onSubmit={(code) => onSubmit(method, code)}
      />
    );
  return (
    <div className="grid gap-5">
      <p className="text-pretty">{text(ADVICE[method])}</p>
      {method === 'passkey' ? (
        <PasskeyButton variant="primary" label={text('secondFactors.usePasskey')} onUse={onPasskey} />
      ) : (
        <SecondFactorCodeForm method={method} onSubmit={(value) => onSubmit(method, value)} />
      )}
    </div>
  );
}
