import { cx } from 'class-variance-authority';
import { use, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts';
import type { BuilderTab } from './builder-tab.ts';
import { PhotoContext } from './photo/photo-place.tsx';
import { fieldOfPath, pathOfField } from './places.ts';
import { useEditor } from './use-editor.ts';
import { useJump } from './use-jump.ts';
import type { BuilderPanes } from './workspace.tsx';

/** The entry in which the focus is, as the preview names it. */
function useFocusedField(): string | null {
  const { getResume } = useEditor();
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      const path = place?.dataset['place']?.split('/');
      if (path !== undefined) setField(fieldOfPath(getResume(), path));
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [getResume]);
  return field;
}

interface PreviewColumnProps {
  tab: BuilderTab;
  onTabChange: (tab: BuilderTab) => void;
  Preview: BuilderPanes['Preview'];
}

/** Stays mounted where it is not seen, so that it is there at once; it rests meanwhile. */
export function PreviewColumn({ tab, onTabChange, Preview }: PreviewColumnProps) {
  const editor = useEditor();
  const photos = use(PhotoContext);
  const { jumpTo } = useJump();
  const isOneColumn = useMediaQuery(PHONE_QUERY);
  const revealField = useFocusedField();
  const isSeen = !isOneColumn || tab === 'preview';
  const photo = useCallback(async () => {
    const id = editor.getResume().personalInfo.photo;
    return id === undefined || photos === null ? null : photos.read(id);
  }, [editor, photos]);
  const onPlace = (field: string) => {
    if (tab !== 'edit') flushSync(() => onTabChange('edit'));
    jumpTo(pathOfField(editor.getResume(), field));
  };
  return (
    <div
      className={cx(
        'border-border max-md:h-[calc(100dvh-11rem)] md:sticky md:top-(--builder-head) md:z-30 md:h-[calc(100dvh-var(--builder-head))] md:border-s',
        !isSeen && 'hidden',
      )}
    >
      <Preview source={editor} onPlace={onPlace} isPaused={!isSeen} photo={photo} revealField={revealField} />
    </div>
  );
}
