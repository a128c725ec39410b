import { useState } from 'react';
import { SHARE_KEY } from './layout.ts';

export const LEAST_SHARE = 35;
export const MOST_SHARE = 65;

const clamped = (share: number) => Math.min(MOST_SHARE, Math.max(LEAST_SHARE, Math.round(share)));

function readShare(): number | null {
  try {
    const stored = Number(localStorage.getItem(SHARE_KEY) ?? Number.NaN);
    return Number.isFinite(stored) ? clamped(stored) : null;
  } catch {
    return null;
  }
}

/** How much of the width the editor has beside the sheet, in per cent; null until the person has said so. */
export function usePaneShare() {
  const [share, setShare] = useState(readShare);
  const choose = (next: number | null) => {
    const kept = next === null ? null : clamped(next);
    setShare(kept);
    try {
      if (kept === null) localStorage.removeItem(SHARE_KEY);
      else localStorage.setItem(SHARE_KEY, String(kept));
    } catch {
      // A device that keeps nothing: it holds for this page.
    }
  };
  return { share, choose };
}
