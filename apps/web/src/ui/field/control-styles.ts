/** Shared style of all inputs; 16 px text prevents iOS from zooming in on focus. */
export const CONTROL = [
  'w-full rounded-control border border-control bg-surface text-base text-text transition-colors',
  'placeholder:text-muted hover:border-text/70',
  'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-danger data-invalid:border-danger',
  'read-only:not-[button]:bg-sunken disabled:border-border disabled:bg-sunken disabled:text-muted',
].join(' ');

export const CONTROL_HEIGHT = 'h-10 max-md:h-12 pointer-coarse:h-12';
