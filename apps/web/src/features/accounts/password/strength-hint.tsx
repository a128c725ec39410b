import { passwordStrength, type PasswordStrength } from '@lauda/domain/accounts/password';
import type { PlainKey } from '@lauda/messages';
import { useText } from '../../../lib/i18n/i18n.tsx';

const STEPS: readonly PasswordStrength[] = ['weak', 'fair', 'good'];

const LOOKS: Record<PasswordStrength, { label: PlainKey; color: string }> = {
  weak: { label: 'accounts.strengthWeak', color: 'bg-danger' },
  fair: { label: 'accounts.strengthFair', color: 'bg-warning' },
  good: { label: 'accounts.strengthGood', color: 'bg-success' },
};

/** Strength of a new password, in words and as a three-step meter. */
export function StrengthHint({ password }: { password: string }) {
  const text = useText();
  const strength = password === '' ? null : passwordStrength(password);
  const reached = strength === null ? 0 : STEPS.indexOf(strength) + 1;
  return (
    <span className="grid gap-1.5 pt-0.5">
      <span aria-hidden className="grid grid-cols-3 gap-1">
        {STEPS.map((step, index) => (
          <span
            key={step}
            className={`h-1 rounded-full transition-colors forced-colors:border ${
              strength !== null && index < reached ? LOOKS[strength].color : 'bg-text/10'
            }`}
          />
        ))}
      </span>
      <span aria-live="polite">{text(strength ? LOOKS[strength].label : 'accounts.passwordHint')}</span>
    </span>
  );
}
