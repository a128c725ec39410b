/** Shared by the static text and the editor, so that nothing moves on entering it. */
export const RICH_TEXT_LOOK = [
  'min-h-24 w-full px-3 py-2 text-base wrap-anywhere whitespace-pre-wrap outline-none',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-5 [&_li]:ps-0.5',
  '[&_strong]:font-semibold [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2',
].join(' ');

export const RICH_TEXT_BOX = [
  'relative rounded-control border border-control bg-surface text-text transition-colors hover:border-text/70',
  'has-[:read-write:focus]:border-focus has-[:read-write:focus]:outline-1 has-[:read-write:focus]:outline-focus',
].join(' ');
