import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip, type TooltipProps } from './overlay/tooltip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'aria-label'> {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  children: ReactNode;
  size?: 'sm' | 'md';
  tooltipSide?: TooltipProps['side'];
}

export function IconButton({
  label,
  children,
  size = 'md',
  variant = 'quiet',
  tooltipSide,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label} side={tooltipSide} isDescription={false}>
      <Button aria-label={label} variant={variant} size={size === 'sm' ? 'icon-sm' : 'icon'} {...rest}>
        {children}
      </Button>
    </Tooltip>
  );
}
