/** The scroll container of an element: a pane with its own scroll bar, or the window. */
export function scrollerOf(element: HTMLElement | null): Element | null {
  for (let at = element; at !== null; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement;
}
