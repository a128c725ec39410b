import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { askServer } from './engine/ask-server.ts';
import {
  dropLocalEngine,
  keepLocalEngine,
  readyLocalEngine,
  startLocalEngine,
} from './engine/local-engine.ts';
import { createPreviewMaker } from './engine/preview-maker.ts';
import type { ResumeSource } from './resume-source.ts';

interface PreviewOptions {
  source: ResumeSource;
  isPaused: boolean;
  photo: () => Promise<Uint8Array | null>;
}

/** Renders the pages of a resume after every change while they are visible. */
export function usePreview({ source, isPaused, photo }: PreviewOptions) {
  const [maker] = useState(() =>
    createPreviewMaker({
      askServer,
      readyEngine: readyLocalEngine,
      startEngine: startLocalEngine,
      keepEngine: keepLocalEngine,
      dropEngine: dropLocalEngine,
    }),
  );
  useEffect(() => maker.open(), [maker]);

  const show = useEffectEvent(() => maker.show(source.getResume(), photo));
  useEffect(() => {
    if (isPaused) return;
    show();
    return source.subscribe(() => show());
  }, [source, isPaused]);

  const state = useSyncExternalStore(maker.subscribe, maker.getState);
  return { ...state, retry: maker.retry };
}
