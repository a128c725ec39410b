import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const styles = cva(
  'inline-flex min-h-5 items-center gap-1 border border-transparent px-2 text-xs font-medium [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-text/8 text-text',
        primary: 'bg-soft text-on-soft',
        info: 'bg-info/12 text-info',
        success: 'bg-insert text-on-insert',
        warning: 'bg-warning/14 text-warning',
        danger: 'bg-delete text-on-delete',
        /** Only for what AI wrote or does. */
        ai: 'bg-highlight text-on-highlight',
      },
      // A sentence may wrap; one or two words must not.
      isLong: {
        true: 'rounded-xl py-0.5',
        false: 'shrink-0 rounded-full whitespace-nowrap',
      },
    },
    defaultVariants: { tone: 'neutral', isLong: false },
  },
);

interface BadgeProps extends VariantProps<typeof styles> {
  children: ReactNode;
}

export function Badge({ tone, isLong, children }: BadgeProps) {
  return <span className={styles({ tone, isLong })}>{children}</span>;
}
