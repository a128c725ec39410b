import { cx } from 'class-variance-authority';

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

/** Decorative only: the caller describes in text what is happening. */
export function Spinner({ size = 'md', className }: SpinnerProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      className={cx('animate-spin', SIZES[size], className)}
    >
      <circle cx={12} cy={12} r={9} opacity={0.25} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

interface LoadingStateProps {
  label: string;
  /** Takes a window's height, so that content below does not jump when a tall screen appears. */
  isTall?: boolean;
}

/** A loading screen or panel: spinner and label, announced to screen readers. */
export function LoadingState({ label, isTall = false }: LoadingStateProps) {
  return (
    <output
      className={cx(
        'flex flex-col items-center gap-3 p-8 text-sm text-muted',
        isTall ? 'min-h-dvh' : 'justify-center',
      )}
    >
      <Spinner size="lg" className="text-primary" />
      {label}
    </output>
  );
}
