/** Layout classes of the frame, shared by the app and the static frame before it. */

export const FRAME = 'flex min-h-[calc(100dvh-var(--frame-top))]';
export const FRAME_OF_WORKSPACE = 'md:h-[calc(100dvh-var(--frame-top))]';
export const FRAME_COLUMN = 'flex min-w-0 flex-1 flex-col';
export const CONTENT = 'flex-1 outline-none';
export const CONTENT_OF_WORKSPACE = 'relative md:min-h-0 md:overflow-y-auto';
/** On a phone the bars scroll away while the on-screen keyboard takes half of the window. */
export const TOP_BAR =
  'sticky top-(--frame-top) max-md:in-data-keyboard:static print:hidden z-20 flex h-14 shrink-0 items-center gap-1 border-b border-border bg-bg/95 px-2 backdrop-blur-sm md:px-3';

export const SIDEBAR_COOKIE = 'lauda_sidebar';
export const COLLAPSED = 'collapsed';
/** Below this width the builder's two panes need the sidebar's space. */
export const NARROW_QUERY = '(width < 80rem)';
