import type { SourceBox } from '@lauda/contract/resumes/imports';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useIsNear } from '../../../lib/use-is-near.ts';
import type { OpenPdf } from './use-pdf.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  count: number;
  size: { width: number; height: number };
  /** The highlighted box on this page. */
  box: SourceBox | null;
}

const AROUND = 3;

/** One page of the user's file, rendered when it comes near the viewport. */
export function PdfPage({ pdf, number, count, size, box }: PdfPageProps) {
  const text = useText();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const markRef = useRef<HTMLDivElement>(null);
  const [isPainted, setPainted] = useState(false);
  const isNear = useIsNear(canvasRef);
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || isPainted || !isNear) return;
    // A page that cannot be rendered stays white; its text is shown beside it.
    pdf.paint(number, canvas, canvas.clientWidth).then(
      () => setPainted(true),
      () => undefined,
    );
  }, [pdf, number, isPainted, isNear]);
  useEffect(() => {
    if (box !== null) markRef.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);

  const share = (points: number, whole: number) => `${(100 * points) / whole}%`;
  return (
    <div className="relative bg-white shadow-paper">
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={text('imports.page', { number, count })}
        data-painted={isPainted}
        className="block w-full"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
      {box && (
        <div
          ref={markRef}
          data-mark
          className="pointer-events-none absolute scroll-m-24 rounded-xs bg-[#ffe58a]/45 outline-2 outline-[#8a5200]"
          style={{
            left: share(box.x - AROUND, size.width),
            top: share(box.y - AROUND, size.height),
            width: share(box.width + 2 * AROUND, size.width),
            height: share(box.height + 2 * AROUND, size.height),
          }}
        />
      )}
    </div>
  );
}
