import { cx } from 'class-variance-authority';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { CONTROL, CONTROL_HEIGHT } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  /** Tells password managers what to fill and save. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const text = useText();
  const control = useFieldControl();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...control}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={cx(CONTROL, CONTROL_HEIGHT, 'ps-3 pe-12', className)}
      />
      <button
        type="button"
        aria-label={isShown ? text('ui.hidePassword') : text('ui.showPassword')}
        aria-controls={control.id}
        className="absolute inset-y-1 end-1 grid aspect-square place-items-center rounded-[4px] text-muted transition-colors hover:bg-text/6 hover:text-text"
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
