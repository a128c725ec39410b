import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Minus from 'lucide-react/icons/minus';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Plus from 'lucide-react/icons/plus';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { largerZoom, smallerZoom, type Zoom } from './sheet/zoom.ts';

interface PreviewToolbarProps {
  page: number;
  pageCount: number;
  /** The effective zoom, also when it follows the width. */
  zoom: number;
  isFitted: boolean;
  onZoomChange: (zoom: Zoom) => void;
  isFullScreen: boolean;
  onFullScreenChange: (isOn: boolean) => void;
}

export function PreviewToolbar({
  page,
  pageCount,
  zoom,
  isFitted,
  onZoomChange,
  isFullScreen,
  onFullScreenChange,
}: PreviewToolbarProps) {
  const { text, locale } = useI18n();
  const smaller = smallerZoom(zoom);
  const larger = largerZoom(zoom);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom);
  return (
    <div
      role="toolbar"
      aria-label={text('preview.toolbar')}
      className="flex min-h-12 shrink-0 items-center gap-1 border-b border-border bg-bg px-3 text-sm"
    >
      <output className="me-auto text-muted tabular-nums" data-testid="page-indicator">
        {text('preview.pageOf', { page: page + 1, count: pageCount })}
      </output>
      <IconButton
        size="sm"
        label={text('preview.zoomOut')}
        aria-disabled={smaller === null}
        tooltipSide="bottom"
        onClick={() => smaller !== null && onZoomChange(smaller)}
      >
        <Minus aria-hidden />
      </IconButton>
      <output aria-label={text('preview.zoom')} className="w-11 text-center text-muted tabular-nums">
        {percent}
      </output>
      <IconButton
        size="sm"
        label={text('preview.zoomIn')}
        aria-disabled={larger === null}
        tooltipSide="bottom"
        onClick={() => larger !== null && onZoomChange(larger)}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={text('preview.fitWidth')}
        aria-pressed={isFitted}
        tooltipSide="bottom"
        onClick={() => onZoomChange('fit')}
      >
        <MoveHorizontal aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={text(isFullScreen ? 'preview.leaveFullScreen' : 'preview.fullScreen')}
        tooltipSide="bottom"
        onClick={() => onFullScreenChange(!isFullScreen)}
      >
        {isFullScreen ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
      </IconButton>
    </div>
  );
}
