import { cx } from 'class-variance-authority';

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-8' };

/** Decoration only: whoever shows it says in words what is going on. */
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
  /** Takes a window's height, so that what stands below does not jump when a tall screen comes. */
  isTall?: boolean;
}

/** A waiting screen or panel: the spinner and its words, told to screen readers too. */
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
