import { IMPORT_FILE_TYPES } from '@lauda/domain/imports';
import { cx } from 'class-variance-authority';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

const ACCEPTED = IMPORT_FILE_TYPES.join(',');

interface DropZoneProps {
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** Takes a file by drop, paste or file dialog. The server detects its type. */
export function DropZone({ isDisabled, onFile }: DropZoneProps) {
  const text = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined | null): boolean => {
    const file = files?.[0];
    if (!file || isDisabled) return false;
    onFile(file);
    return true;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files)) event.preventDefault();
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled && event.dataTransfer.files[0]) onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      data-drop-zone
      className={cx(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-12 text-center transition-colors max-md:py-8',
        isOver && !isDisabled ? 'border-primary bg-soft' : 'border-control bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className="grid size-12 place-items-center rounded-full bg-soft text-on-soft">
        <Upload aria-hidden className="size-6" />
      </span>
      <div>
        <p className="font-display text-xl tracking-display max-md:hidden">{text('imports.dropTitle')}</p>
        <p className="text-sm text-muted max-md:hidden">{text('imports.dropHint')}</p>
      </div>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          take(target.files);
          // Allows choosing the same file again after it was repaired.
          target.value = '';
        }}
      />
      <Button
        variant="primary"
        size="lg"
        disabled={isDisabled}
        aria-describedby={hintId}
        onClick={() => inputRef.current?.click()}
      >
        {text('imports.choose')}
      </Button>
      <p id={hintId} className="max-w-prose text-sm text-pretty text-muted">
        {text('imports.kinds')}
      </p>
    </div>
  );
}
