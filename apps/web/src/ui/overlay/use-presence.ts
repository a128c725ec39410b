import { useEffect, useState } from 'react';

/** True while open and for `exitMs` afterwards, so that the exit can be animated. */
export function usePresence(isOpen: boolean, exitMs: number): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsPresent(false), exitMs);
    return () => clearTimeout(timer);
  }, [isOpen, exitMs]);

  return isOpen || isPresent;
}
