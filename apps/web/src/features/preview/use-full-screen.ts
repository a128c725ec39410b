import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Stored in the URL, which the frame reads to hide sidebar and top bar. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const { fullscreen: isFullScreen = false } = useSearch({ from: '/_app' });
  const setFullScreen = (isOn: boolean) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, fullscreen: isOn || undefined }),
      replace: true,
      resetScroll: false,
    });
  const leave = useEffectEvent(() => setFullScreen(false));

  useEffect(() => {
    if (!isFullScreen) return;
    const onKey = (event: KeyboardEvent) => {
      // Overlays above the pages close first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal'))
        leave();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isFullScreen]);

  // The rest of the screen is behind the pages and must not be reachable by keyboard.
  useEffect(() => {
    if (!isFullScreen || !ref.current) return;
    const hidden = siblingsUpTo(ref.current, 'main');
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, [isFullScreen, ref]);

  return { isFullScreen, setFullScreen };
}

function siblingsUpTo(element: HTMLElement, end: string): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element.matches(end)) return [];
  const siblings = Array.from(parent.children).filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element && !child.inert,
  );
  return [...siblings, ...siblingsUpTo(parent, end)];
}
