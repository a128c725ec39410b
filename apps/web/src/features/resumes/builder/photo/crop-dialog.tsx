import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { type Crop, draggedCrop, MAX_ZOOM, WHOLE } from './crop.ts';
import { drawCrop } from './draw-photo.ts';

const SHOWN_PX = 288;

interface CropDialogProps {
  /** Null closes the dialog. */
  picture: ImageBitmap | null;
  onCancel: () => void;
  onKeep: (picture: ImageBitmap, crop: Crop) => void;
}

export function CropDialog({ picture, onCancel, onKeep }: CropDialogProps) {
  const text = useText();
  const [crop, setCrop] = useState(WHOLE);
  const end = () => setCrop(WHOLE);
  return (
    <Dialog
      size="sm"
      title={text('builder.cropTitle')}
      description={text('builder.cropDescription')}
      isOpen={picture !== null}
      onOpenChange={() => {
        end();
        onCancel();
      }}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            if (picture) onKeep(picture, crop);
            end();
          }}
        >
          {text('builder.usePhoto')}
        </Button>
      }
    >
      {picture && <Cropper picture={picture} crop={crop} onChange={setCrop} />}
    </Dialog>
  );
}

interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Drag with a pointer; the sliders offer the same without one. */
function Cropper({ picture, crop, onChange }: CropperProps) {
  const text = useText();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const lastRef = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvasRef.current) drawCrop(canvasRef.current, picture, crop);
  }, [picture, crop]);

  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const last = lastRef.current;
    if (last === null) return;
    lastRef.current = { x: clientX, y: clientY };
    const { clientWidth } = currentTarget;
    onChange(draggedCrop(picture, crop, (clientX - last.x) / clientWidth, (clientY - last.y) / clientWidth));
  };
  const slider = (field: keyof Crop, label: string, min: number, max: number) => (
    <label className="grid grid-cols-[7rem_1fr] items-center gap-3 text-sm max-md:min-h-12">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[field]}
        className="w-full accent-primary"
        onChange={(event) => onChange({ ...crop, [field]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <div className="grid gap-4">
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={text('builder.yourPhoto')}
        width={SHOWN_PX * 2}
        height={SHOWN_PX * 2}
        className="mx-auto aspect-square w-72 max-w-full cursor-move touch-none rounded-control bg-sunken"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          lastRef.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          lastRef.current = null;
        }}
      />
      <div className="grid gap-2">
        {slider('zoom', text('builder.zoom'), 1, MAX_ZOOM)}
        {slider('x', text('builder.horizontal'), 0, 1)}
        {slider('y', text('builder.vertical'), 0, 1)}
      </div>
    </div>
  );
}
