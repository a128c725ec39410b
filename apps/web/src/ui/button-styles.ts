import { cva, cx, type VariantProps } from 'class-variance-authority';

const look = cva(
  [
    'relative inline-flex items-center justify-center gap-2',
    'text-center font-medium transition-colors select-none',
    'disabled:opacity-50 aria-disabled:opacity-60 data-loading:cursor-progress data-loading:opacity-100',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'rounded-control border border-transparent bg-primary text-on-primary hover:bg-primary/90 active:bg-primary/85',
        secondary: [
          'rounded-control border border-border bg-surface text-text hover:border-control active:bg-text/6',
          'aria-expanded:border-control forced-colors:border-control',
        ],
        quiet: [
          'rounded-control border border-transparent text-text hover:bg-text/6 active:bg-text/10',
          'aria-expanded:bg-text/8 aria-pressed:bg-text/8',
        ],
        danger:
          'rounded-control border border-transparent bg-danger text-on-danger hover:bg-danger/90 active:bg-danger/85',
        link: 'justify-start rounded-[2px] text-start text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
);

// Touch screens enlarge every target to at least 44 by 44 pixels: base.css.
const SIZES = {
  sm: 'min-h-8 px-3 py-1 text-sm [&_svg]:size-4',
  md: 'min-h-10 px-4 py-1.5 text-sm max-md:min-h-12 max-md:text-base [&_svg]:size-4.5',
  lg: 'min-h-12 px-6 py-2 text-base [&_svg]:size-5',
  icon: 'size-10 shrink-0 max-md:size-12 [&_svg]:size-5',
  'icon-sm': 'size-8 shrink-0 [&_svg]:size-4.5',
};

const LINK_SIZES: Record<keyof typeof SIZES, string> = {
  sm: 'min-h-6 text-sm [&_svg]:size-4',
  md: 'min-h-6 text-sm max-md:text-base [&_svg]:size-4',
  lg: 'min-h-6 text-base [&_svg]:size-5',
  icon: 'min-h-6 min-w-6 [&_svg]:size-5',
  'icon-sm': 'min-h-6 min-w-6 [&_svg]:size-4',
};

export interface ButtonLook extends VariantProps<typeof look> {
  size?: keyof typeof SIZES;
}

/** Also for elements that only look like a button, such as the label of a file input. */
export const buttonStyles = ({ variant, size = 'md' }: ButtonLook, className?: string) =>
  cx(look({ variant }), (variant === 'link' ? LINK_SIZES : SIZES)[size], className);
