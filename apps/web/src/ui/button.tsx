import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './loading/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps width and focus, and ignores clicks, until the work is done. */
  isLoading?: boolean;
  /** Another element with the button's styles, e.g. `<Link to="/pricing" />`. */
  render?: ReactElement;
}

export function Button({
  variant,
  size,
  isLoading = false,
  render,
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  return useRender({
    defaultTagName: 'button',
    render,
    ref,
    props: {
      type: render ? undefined : 'button',
      ...rest,
      className: buttonStyles({ variant, size }, className),
      children: isLoading ? <LoadingLabel size={size}>{children}</LoadingLabel> : children,
      onClick: isLoading ? swallow : onClick,
      // Not `disabled`: that would drop the focus, and with it a keyboard user's place.
      ...(isLoading && { 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' }),
    },
  });
}

function LoadingLabel({ size, children }: Pick<ButtonProps, 'size' | 'children'>) {
  return (
    <>
      <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner size={size === 'lg' ? 'md' : 'sm'} />
      </span>
    </>
  );
}

/** Also prevents submitting a form around the button. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
