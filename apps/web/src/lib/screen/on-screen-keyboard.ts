/** An on-screen keyboard leaves less of the window than this; a browser's own bars leave more. */
const MOST_LEFT = 0.75;

/** Sets `data-keyboard` on the document while an on-screen keyboard is open; returns the function that ends it. */
export function watchOnScreenKeyboard(): () => void {
  const { visualViewport: seen } = globalThis;
  const { documentElement: root } = document;
  if (!seen) return () => {};
  const mark = () => {
    // Zooming in shrinks the visible part, too.
    const isOpen = seen.scale === 1 && seen.height < MOST_LEFT * root.clientHeight;
    root.toggleAttribute('data-keyboard', isOpen);
  };
  seen.addEventListener('resize', mark);
  return () => {
    seen.removeEventListener('resize', mark);
    root.removeAttribute('data-keyboard');
  };
}
