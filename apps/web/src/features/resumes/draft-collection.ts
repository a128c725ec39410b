import type { Locale } from '@lauda/domain/locale';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Resume } from '@lauda/domain/resume/resume';
import { type CollectionOptions, createCollection } from '@lauda/local-first/collection';
import { type DocumentRecord, VISITOR } from '@lauda/local-first/document-record';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import { createResumeCalls, type ResumeApi } from './resume-calls.ts';
import { openResumeOf, type OpenResume } from './open-resume.ts';
import { resumeType } from './resume-type.ts';

interface DraftCollectionOptions extends Omit<CollectionOptions<Resume>, 'empty'> {
  readonly api: ResumeApi;
  readonly language: Locale;
}

export type DraftRecord = DocumentRecord<Resume>;

export interface VisitorContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export type DraftCollection = ReturnType<typeof createDraftCollection>;

/** All drafts that are open in this tab. */
export function createDraftCollection({ api, language, ...options }: DraftCollectionOptions) {
  const calls = createResumeCalls(api);
  const drafts = createCollection(resumeType(calls), { ...options, empty: () => emptyResume(language) });

  return {
    ...drafts,
    calls,

    /** Opens a user's resume, or (null) their current draft. */
    open: async (ownerId: string, resumeId: string | null): Promise<OpenResume> => {
      if (resumeId === null) return openResumeOf(await drafts.openCurrent(ownerId));
      const document = await drafts.open(ownerId, resumeId);
      if (document === null) throw new Error('the resume is another person’s');
      await drafts.setCurrent(ownerId, document.id).catch(() => undefined);
      return openResumeOf(document);
    },
    release: ({ document }: OpenResume) => drafts.release(document),

    /** Edits a draft that no screen shows any more; it is sent like any edit. */
    editClosed: async ({ document }: OpenResume, change: (resume: Resume) => Resume): Promise<void> => {
      const opened = await drafts.open(document.getOwnerId(), document.id);
      if (opened === null) return;
      opened.edit(change);
      await opened.write();
      drafts.release(opened);
    },

    /** Makes the next builder start empty. The previous draft stays on the device. */
    startNew: (ownerId: string) => drafts.setCurrent(ownerId, crypto.randomUUID()),
    openDraftNext: drafts.setCurrent,

    /** Retries drafts that the plan had no room for. */
    sendRefused: (ownerId: string) => drafts.sendRefused(ownerId, 'RESUME_LIMIT_REACHED'),

    /** Edits that cannot be sent stay on the device, where the list shows them as unsaved. */
    deleteResume: (ownerId: string, resumeId: string) =>
      drafts.remove(ownerId, resumeId, { keepsUnsent: true }),

    /** Name and email of the visitor's latest draft, to prefill the sign-up form. */
    findVisitorContact: async (): Promise<VisitorContact | null> => {
      const latestFirst = (await drafts.list(VISITOR)).toSorted(
        (one, other) => other.touchedAtMs - one.touchedAtMs,
      );
      for (const { queue } of latestFirst) {
        const info = documentOf(queue)?.personalInfo;
        if (!info) continue;
        const [firstName, lastName, email] = [info.firstName, info.lastName, info.email].map((value) =>
          value.trim(),
        );
        if (firstName || lastName || email)
          return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
      }
      return null;
    },
  };
}
