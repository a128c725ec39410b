import { useState } from 'react';
import { SHARE_KEY } from '../layout.ts';

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

/** The editor's share of the width beside the preview, in percent; null until the user sets it. */
export function usePaneShare() {
  const [share, setShare] = useState(readShare);
  const choose = (next: number | null) => {
    const kept = next === null ? null : clamped(next);
    setShare(kept);
    try {
      if (kept === null) localStorage.removeItem(SHARE_KEY);
      else localStorage.setItem(SHARE_KEY, String(kept));
    } catch {
      // Storage is unavailable: the value lasts for this page only.
    }
  };
  return { share, choose };
}
