import { createPagePainter, type PagePainter } from '@lauda/documents/browser';
import { useEffect, useState } from 'react';

/** A painter that lives as long as the screen is mounted. */
export function usePainter(): PagePainter {
  const [painter] = useState(createPagePainter);
  useEffect(() => painter.close, [painter]);
  return painter;
}
