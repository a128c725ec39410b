import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A gray placeholder; size it like the coming content, to prevent layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-control bg-text/8', className)} />;
}

/** Skeletons are hidden from screen readers; the group announces once that content is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}
