import { setAt } from '@lauda/domain/resume/path';
import ImagePlus from 'lucide-react/icons/image-plus';
import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DialogBoundary } from '../../../../ui/failures/dialog-boundary.tsx';
import { FieldError, FieldHint } from '../../../../ui/field/field-parts.tsx';
import { useResume } from '../../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import { type Crop, WHOLE } from './crop.ts';
import { drawCrop, encodePhoto } from './draw-photo.ts';
import type { PhotoSync } from './photo-sync.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((module) => module.CropDialog));

export const PhotoContext = createContext<PhotoSync | null>(null);

function usePhotos(): PhotoSync {
  const photos = use(PhotoContext);
  if (!photos) throw new Error('usePhotos needs a PhotoContext above it');
  return photos;
}

type Problem = 'builder.photoUnreadable' | 'builder.photoNotKept';

/** The resume's photo: chosen, cropped to a square, and stored on the device immediately. */
export function PhotoPlace() {
  const text = useText();
  const photos = usePhotos();
  const { edit, openResume } = useEditor();
  const labelId = useId();
  const fileRef = useRef<HTMLInputElement>(null);
  const id = useResume(({ personalInfo }) => personalInfo.photo);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const set = (photo: string | undefined) =>
    edit((resume) => setAt(resume, ['personalInfo', 'photo'], photo));

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setProblem('builder.photoUnreadable');
    }
  };
  const keep = async (chosen: ImageBitmap, crop: Crop) => {
    setPicture(null);
    try {
      set(await photos.keep(await encodePhoto(chosen, crop), openResume.getOwnerId()));
    } catch {
      setProblem('builder.photoNotKept');
    }
  };

  return (
    <div role="group" aria-labelledby={labelId} data-place="personalInfo/photo" className="grid gap-1.5">
      <span id={labelId} className="text-sm font-medium">
        {text('builder.photo')}
      </span>
      <div className="flex items-center gap-4">
        {id !== undefined && <PhotoThumbnail id={id} />}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => fileRef.current?.click()}>
            <ImagePlus aria-hidden />
            {text(id === undefined ? 'builder.addPhoto' : 'builder.changePhoto')}
          </Button>
          {id !== undefined && (
            <Button size="sm" variant="quiet" onClick={() => set(undefined)}>
              {text('builder.removePhoto')}
            </Button>
          )}
        </div>
      </div>
      <FieldHint>{text('builder.photoHint')}</FieldHint>
      {problem !== null && (
        <div role="alert">
          <FieldError>{text(problem)}</FieldError>
        </div>
      )}
      <input
        ref={fileRef}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={text('builder.addPhoto')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      <DialogBoundary isOpen={picture !== null} onOpenChange={() => setPicture(null)}>
        <CropDialog
          picture={picture}
          onCancel={() => setPicture(null)}
          onKeep={(chosen, crop) => void keep(chosen, crop)}
        />
      </DialogBoundary>
    </div>
  );
}

function PhotoThumbnail({ id }: { id: string }) {
  const text = useText();
  const photos = usePhotos();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      const bytes = await photos.read(id);
      if (bytes === null || isLeft) return;
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      if (canvasRef.current && !isLeft) drawCrop(canvasRef.current, picture, WHOLE);
    };
    void draw().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [photos, id]);
  return (
    <canvas
      ref={canvasRef}
      role="img"
      aria-label={text('builder.yourPhoto')}
      width={144}
      height={144}
      className="size-18 rounded-control border border-border bg-sunken"
    />
  );
}
