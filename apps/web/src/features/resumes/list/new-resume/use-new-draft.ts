import { hasSameContent } from '@lauda/domain/resume/merge/difference';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { useEffect, useState } from 'react';
import type { DraftCollection } from '../../draft-collection.ts';

/** Whether nothing has been written yet, in whichever template. */
const isBlank = (resume: Resume | null): boolean =>
  resume === null ||
  hasSameContent(
    { ...resume, templateId: 'simple' },
    { ...emptyResume(resume.language), pageSize: resume.pageSize },
  );

/**
 * An empty draft for the builder. A blank draft is reused: trying several templates must not leave a row of empty
 * resumes behind.
 */
export function useNewDraft(drafts: DraftCollection, ownerId: string, onOpenBuilder: () => void) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const ready = () => setReady(true);
    const clear = async () => {
      const openResume = await drafts.open(ownerId, null);
      const isUsed = !isBlank(openResume.getState().sync.previewResumeData);
      drafts.release(openResume);
      if (isUsed) await drafts.startNew(ownerId);
    };
    // Without a database there is no current draft to replace.
    clear().then(ready, ready);
  }, [drafts, ownerId]);

  const start = async (make: (blank: Resume) => Resume): Promise<void> => {
    const openResume = await drafts.open(ownerId, null);
    openResume.edit(make);
    await openResume.write();
    drafts.release(openResume);
    onOpenBuilder();
  };
  return { isReady, start };
}
