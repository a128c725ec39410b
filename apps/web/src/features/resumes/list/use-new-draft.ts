import { hasSameContent } from '@lauda/domain/resume/difference';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { useEffect, useState } from 'react';
import type { DraftDesk } from '../draft-desk.ts';

/** Nobody has written anything yet, whichever template was chosen. */
const isBlank = (resume: Resume | null): boolean =>
  resume === null ||
  hasSameContent(
    { ...resume, templateId: 'simple' },
    { ...emptyResume(resume.language), pageSize: resume.pageSize },
  );

/**
 * An empty draft for the builder to open. One in which nothing was written is used again: whoever looks at
 * one template after the other must not leave a row of empty resumes behind.
 */
export function useNewDraft(desk: DraftDesk, ownerId: string, onOpenBuilder: () => void) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const ready = () => setReady(true);
    const clear = async () => {
      const keeper = await desk.open(ownerId, null);
      const isUsed = !isBlank(keeper.getState().sync.previewResumeData);
      desk.release(keeper);
      if (isUsed) await desk.startNew(ownerId);
    };
    // Without a database nothing is remembered that would have to be cleared.
    clear().then(ready, ready);
  }, [desk, ownerId]);

  const start = async (make: (blank: Resume) => Resume): Promise<void> => {
    const keeper = await desk.open(ownerId, null);
    keeper.edit(make);
    await keeper.write();
    desk.release(keeper);
    onOpenBuilder();
  };
  return { isReady, start };
}
