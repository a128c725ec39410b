import { cx } from 'class-variance-authority';

interface WordmarkProps {
  /** Only the mark, where there is no room for the name. */
  isCompact?: boolean;
  /** The same, on phones only. */
  isCompactOnPhones?: boolean;
}

const NAME = 'font-display text-xl tracking-display';

/** A sheet with a highlighted corner, and the name beside it. */
export function Wordmark({ isCompact = false, isCompactOnPhones = false }: WordmarkProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
        <path d="M4 2h11l5 5v15H4z" className="fill-primary" />
        <path d="M15 2v5h5z" className="fill-highlight" />
        <path
          d="M7.5 11.5h9M7.5 15h9M7.5 18.5h5"
          className="stroke-on-primary"
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      </svg>
      <span className={isCompact ? 'sr-only' : cx(NAME, isCompactOnPhones && 'max-sm:sr-only')}>Lauda</span>
    </span>
  );
}
