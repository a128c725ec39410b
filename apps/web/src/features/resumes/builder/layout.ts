/** Layout classes of the builder, shared with the early form so that nothing moves when the program takes over. */

export const WORKSPACE = 'max-md:pb-[calc(4rem+var(--toast-room,0px))] md:flex md:h-full md:flex-col';

export const HEAD =
  'z-10 border-b border-border bg-bg/95 px-4 py-1 backdrop-blur-sm md:py-2 max-md:sticky max-md:top-[calc(var(--frame-top)+3.5rem)] max-md:in-data-keyboard:static md:shrink-0 md:px-6';
export const HEAD_TOOLS = 'flex items-center gap-x-1 md:gap-x-2';
export const STATUS = 'flex min-w-0 items-center gap-x-3 text-sm text-muted';
export const STATUS_LINE =
  'relative flex min-h-8 min-w-8 items-center gap-2 pointer-coarse:min-h-11 max-md:@container max-md:flex-1';

export const SECTION_LIST =
  'relative flex gap-1 overflow-x-auto [scrollbar-width:none] max-md:py-2 pointer-coarse:py-0';
export const SECTION_LINK =
  'min-h-8 rounded-full px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-text/6 hover:text-text aria-[current]:bg-soft aria-[current]:font-medium aria-[current]:text-on-soft';

export const PANE_SWITCH = 'flex rounded-control bg-sunken p-0.5 max-md:hidden';
export const PANE_SWITCH_LINK =
  'flex min-h-7 items-center rounded-[4px] px-3 text-sm font-medium text-muted aria-[current=page]:bg-surface aria-[current=page]:text-text';
export const BOTTOM_TABS =
  'fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden';
export const BOTTOM_TAB =
  'grid h-14 place-items-center content-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:text-primary';

/**
 * Beside the preview a pane scrolls by itself; alone it scrolls with the window. `relative` because screen reader text
 * is absolutely positioned and would otherwise make the window scroll.
 */
export const SCROLLING_PANE = 'relative md:overflow-y-auto md:overscroll-contain';
export const PANES =
  'md:grid md:min-h-0 md:flex-1 md:grid-rows-[minmax(0,1fr)] md:grid-cols-[var(--editor-share,minmax(22rem,1.1fr))_auto_minmax(0,1fr)] lg:grid-cols-[var(--editor-share,minmax(0,1fr))_auto_minmax(0,1.05fr)]';
/** localStorage key of the user's `--editor-share`, in percent. */
export const SHARE_KEY = 'lauda-editor-share';
export const DIVIDER =
  'group relative z-10 -mx-1 w-2.5 cursor-col-resize touch-none max-md:hidden pointer-coarse:-mx-3 pointer-coarse:w-7';
/** Keeps focused elements clear of the bars above and below. */
export const EDITOR_COLUMN =
  '@container mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 **:scroll-mt-20 **:scroll-mb-4 md:px-6';

export const HEADING = 'font-display text-3xl tracking-display wrap-anywhere max-md:text-2xl';
export const START_CHOICES = 'grid gap-2 @md:grid-cols-3 @md:*:flex-col @md:*:px-2 @md:*:py-3';

export const SECTION_CARD = 'relative p-5 transition-opacity max-md:p-4';
export const SECTION_TITLE =
  'flex min-h-8 max-w-full items-center gap-2 rounded-control text-start text-base font-semibold max-md:min-h-12';
export const FIELD_PAIRS = 'grid items-start gap-4 @md:grid-cols-2';
