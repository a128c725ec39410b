import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PHONE_QUERY, useMediaQuery } from '../../../../ui/use-media-query.ts';
import type { BuilderTab } from '../builder-tab.ts';
import { fieldOfPath, pathOfField } from '../places/places.ts';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';
import type { BuilderPanes, PreviewPlace } from '../workspace.tsx';

/** The focused entry, as the preview names it. */
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
  photo: PreviewPlace['photo'];
}

/** Stays mounted while hidden, so that it shows immediately; rendering is paused meanwhile. */
export function PreviewColumn({ tab, onTabChange, Preview, photo }: PreviewColumnProps) {
  const editor = useEditor();
  const { jumpTo } = useJump();
  const isOneColumn = useMediaQuery(PHONE_QUERY);
  const revealField = useFocusedField();
  const isSeen = !isOneColumn || tab === 'preview';
  const wantedRef = useRef<string | null>(null);
  const jump = useEffectEvent((field: string) => jumpTo(pathOfField(editor.getResume(), field)));
  // The tab changes asynchronously through the URL, and a field can be focused only once it is rendered.
  useEffect(() => {
    const wanted = wantedRef.current;
    wantedRef.current = null;
    // After the effect: the jump unfolds what hides the field with flushSync, which React forbids inside an effect.
    if (wanted !== null && tab === 'edit') queueMicrotask(() => jump(wanted));
  }, [tab]);
  const onPlace = (field: string) => {
    if (tab === 'edit') jumpTo(pathOfField(editor.getResume(), field));
    else {
      wantedRef.current = field;
      onTabChange('edit');
    }
  };
  return (
    <div className={cx('relative max-md:h-[calc(100dvh-11rem)] md:min-h-0', !isSeen && 'hidden')}>
      <Preview source={editor} onPlace={onPlace} isPaused={!isSeen} photo={photo} revealField={revealField} />
    </div>
  );
}
