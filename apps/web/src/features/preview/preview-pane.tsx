import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptySheet, PAPER } from './sheet/empty-sheet.tsx';
import { fieldAt } from './sheet/find-place.ts';
import { PageSheet } from './sheet/page-sheet.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { type ResumeSource, useSourceValue } from './resume-source.ts';
import { ResumeText } from './resume-text.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { usePainter } from './use-painter.ts';
import { usePreview } from './use-preview.ts';
import { fitZoom, type Zoom } from './sheet/zoom.ts';

export interface PreviewPaneProps {
  source: ResumeSource;
  /** Called when the user clicks the text of a field, e.g. 'experience/2'. */
  onPlace: (field: string) => void;
  /** Mounted but hidden: renders no pages until it is visible again. */
  isPaused: boolean;
  /** The bytes of the resume's photo, PNG or JPEG, or null without one. */
  photo: () => Promise<Uint8Array | null>;
  /** Scrolls to this field's place whenever it changes. */
  revealField?: string | null;
}

/** The pages of a resume as they will be printed. Fills the height of its container. */
export function PreviewPane({ source, onPlace, isPaused, photo, revealField = null }: PreviewPaneProps) {
  const text = useText();
  const paneRef = useRef<HTMLElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const pageSize = useSourceValue(source, (resume) => resume.pageSize);
  const { preview, isBehind, retry } = usePreview({ source, isPaused, photo });
  const painter = usePainter();
  const [chosenZoom, setZoom] = useState<Zoom>('fit');
  const [attempt, setAttempt] = useState(0);
  const [unpainted, setUnpainted] = useState<ReadonlySet<number>>(new Set());
  const roomWidth = useRoomWidth(scrollerRef);
  const pageWidth = preview?.pages[0]?.width ?? PAPER[pageSize].width;
  const zoom = chosenZoom === 'fit' ? fitZoom(roomWidth, pageWidth) : chosenZoom;
  const { isFullScreen, setFullScreen } = useFullScreen(paneRef);
  const { current, count, onScroll, pageRef } = usePageScroll({ scrollerRef, preview, zoom, revealField });

  const notePainting = (index: number, isPainted: boolean) =>
    setUnpainted((before) => {
      if (before.has(index) !== isPainted) return before;
      const after = new Set(before);
      if (isPainted) after.delete(index);
      else after.add(index);
      return after;
    });
  const tryAgain = () => {
    if (unpainted.size > 0) setAttempt(attempt + 1);
    retry();
  };
  const onOnline = useEffectEvent(() => !isPaused && tryAgain());
  useEffect(() => {
    const listen = () => void onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
  const goTo = (page: number, x: number, y: number) => {
    const field = fieldAt(preview?.places ?? [], { page, x, y });
    if (field === null) return;
    if (isFullScreen) setFullScreen(false);
    onPlace(field);
  };
  const isUnpainted = [...unpainted].some((index) => index < count);
  const hasPages = preview !== null && preview.pages.length > 0;

  return (
    <section
      ref={paneRef}
      aria-label={text('preview.title')}
      className={cx('flex flex-col bg-sunken', isFullScreen ? 'fixed inset-0 z-40' : 'h-full min-h-0')}
    >
      <PreviewToolbar
        page={current}
        pageCount={count}
        zoom={zoom}
        isFitted={chosenZoom === 'fit'}
        onZoomChange={setZoom}
        isFullScreen={isFullScreen}
        onFullScreenChange={setFullScreen}
      />
      {(isBehind || isUnpainted) && <BehindNote onRetry={tryAgain} />}
      <ResumeText source={source} />
      <div
        ref={scrollerRef}
        // Pages are longer than the window, and must be scrollable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={text('preview.pages')}
        className="min-h-0 flex-1 overflow-auto overscroll-contain p-6 outline-offset-[-2px] max-md:p-3"
        onScroll={onScroll}
      >
        <div className="flex min-w-fit flex-col gap-6 max-md:gap-4">
          {hasPages ? (
            preview.pages.map((_, index) => (
              <PageSheet
                // A page is identified by its number; a retry repaints it.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${attempt}/${index}`}
                ref={pageRef(index)}
                preview={preview}
                index={index}
                zoom={zoom}
                painter={painter}
                onPoint={(x, y) => goTo(index, x, y)}
                onPainted={(isPainted) => notePainting(index, isPainted)}
              />
            ))
          ) : (
            <EmptySheet pageSize={pageSize} zoom={zoom} />
          )}
        </div>
      </div>
    </section>
  );
}

function BehindNote({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div
      role="status"
      data-trouble="preview"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-3 border-b border-border bg-bg px-3 py-1.5 text-sm text-muted"
    >
      {text('preview.behind')}
      <Button variant="link" size="sm" onClick={onRetry}>
        {text('preview.retry')}
      </Button>
    </div>
  );
}

/** The width available for a page, without the padding around it. Measured before the first frame shows a page. */
function useRoomWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const take = (measured: number) => {
      // A hidden pane has no width; the last one is still right when it is shown again.
      if (measured > 0) setWidth(Math.floor(measured));
    };
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    take(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
