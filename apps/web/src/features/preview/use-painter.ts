import { createPagePainter, type PagePainter } from '@lauda/documents/browser';
import { useEffect, useState } from 'react';

/** A painter for as long as the screen is shown. */
export function usePainter(): PagePainter {
  const [painter] = useState(createPagePainter);
  useEffect(() => painter.close, [painter]);
  return painter;
}
