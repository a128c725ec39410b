import { useEffect, useLayoutEffect, useState } from 'react';
import { OPEN_EVENT } from '../../../../lib/early-form/early-fields.ts';
import { untilIdle } from '../../../../lib/until-idle.ts';
import { useOpenResume } from '../../use-draft.ts';

/** Rendered last in the workspace: once it is there the fields exist, and the early form can hand over typed text. */
export function EarlyFormEnd({ isCopyKept }: { isCopyKept: boolean }) {
  const openResume = useOpenResume();
  const [, redraw] = useState(false);
  useLayoutEffect(() => {
    // A state change here makes React run all effects before this task ends. Without them the fields do not listen to
    // the document yet, and would restore what they showed.
    // oxlint-disable-next-line react/set-state-in-effect
    redraw(true);
    queueMicrotask(() => dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: openResume })));
  }, [openResume]);
  useEffect(() => {
    if (!isCopyKept) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    void untilIdle()
      .then(() => import('./first-fields.ts'))
      .then(({ keepFirstFields }) => {
        if (!isLeft) stop = keepFirstFields(openResume);
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [openResume, isCopyKept]);
  return null;
}
