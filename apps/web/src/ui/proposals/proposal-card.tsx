import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

interface ProposalCardProps {
  title: string;
  /** Heading level of the card. */
  level?: 3 | 4;
  badges?: ReactNode;
  /** The passage it is about, used to find the card. */
  passage?: string;
  isAccepted?: boolean;
  /** The change, what needs confirmation, and the buttons. */
  children: ReactNode;
}

/** The frame of every change proposed to the user. */
export function ProposalCard({
  title,
  level = 4,
  badges,
  passage,
  isAccepted = false,
  children,
}: ProposalCardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <article
      tabIndex={-1}
      aria-labelledby={titleId}
      data-proposal={passage}
      className={cx(
        'grid scroll-mt-24 scroll-mb-32 gap-3 rounded-card border bg-surface p-4',
        isAccepted ? 'border-success/60' : 'border-border',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading id={titleId} className="min-w-0 text-sm font-semibold wrap-anywhere">
          {title}
        </Heading>
        {badges !== undefined && <span className="flex flex-wrap gap-1.5">{badges}</span>}
      </header>
      {children}
    </article>
  );
}
