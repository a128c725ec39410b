import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A grey stand-in; give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-control bg-text/8', className)} />;
}

/** Skeletons are silent; the group says once that something is on its way. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}
