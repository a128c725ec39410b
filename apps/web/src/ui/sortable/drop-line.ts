import type { DropMark } from './use-sortable.ts';

const LINE = {
  before: 'before:absolute before:inset-x-0 before:h-0.5 before:rounded-full before:bg-primary',
  after: 'after:absolute after:inset-x-0 after:h-0.5 after:rounded-full after:bg-primary',
};
/** In the middle of the gap between two items. */
const PLACE = {
  near: { before: 'before:-top-1.5', after: 'after:-bottom-1.5' },
  far: { before: 'before:-top-2.5', after: 'after:-bottom-2.5' },
};

/** The line that shows where a dragged item would be dropped; `space` is the gap between items. */
export const dropLine = (mark: DropMark, space: keyof typeof PLACE): string | undefined =>
  mark && `${LINE[mark]} ${PLACE[space][mark]}`;
