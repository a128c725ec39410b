import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const styles = cva(
  'inline-flex min-h-5 shrink-0 items-center gap-1 rounded-full border border-transparent px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-text/8 text-text',
        primary: 'bg-soft text-on-soft',
        info: 'bg-info/12 text-info',
        success: 'bg-insert text-on-insert',
        warning: 'bg-warning/14 text-warning',
        danger: 'bg-delete text-on-delete',
        /** Only for what a model wrote or does. */
        ai: 'bg-highlight text-on-highlight',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

interface BadgeProps extends VariantProps<typeof styles> {
  children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <span className={styles({ tone })}>{children}</span>;
}
