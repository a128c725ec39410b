import type { ResumeSummary } from '@lauda/contract/resumes';
import type { Resume } from '@lauda/domain/resume/resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { documentOf } from '@lauda/local-first/queue/save-queue';
import type { DraftCollection, DraftRecord } from '../draft-collection.ts';

type Drafts = Pick<DraftCollection, 'list'>;

async function queueOf(drafts: Drafts, ownerId: string, resumeId: string) {
  const record = (await drafts.list(ownerId)).find(({ queue }) => queue.id === resumeId);
  if (record === undefined) throw new Error('the resume is not on this device');
  return record.queue;
}

/** A resume of the account as this device has it, with edits that were not sent yet. */
export async function deviceResume(drafts: Drafts, ownerId: string, resumeId: string): Promise<Resume> {
  const resume = documentOf(await queueOf(drafts, ownerId, resumeId));
  if (resume === null) throw new Error('the resume is empty on this device');
  return resume;
}

interface ResumeVersion {
  readonly resumeId: string;
  readonly version: number;
}

/** One version of it, where that is the one that this device got from the server last. */
export async function deviceVersion(
  drafts: Drafts,
  ownerId: string,
  { resumeId, version }: ResumeVersion,
): Promise<Resume> {
  const { base, version: known } = await queueOf(drafts, ownerId, resumeId);
  if (base === null || known !== version) throw new Error('the version is not on this device');
  return base;
}

/** What the account has of it is named by the account's id; what it has not is among the unsaved. */
const summaryOf = ({ queue, touchedAtMs }: DraftRecord): ResumeSummary[] => {
  const resume = documentOf(queue);
  if (resume === null || queue.id === null) return [];
  const touchedAt = new Date(touchedAtMs).toISOString();
  return [
    {
      id: queue.id,
      title: resumeTitle(resume),
      version: queue.version,
      createdAt: touchedAt,
      updatedAt: touchedAt,
      deletedAt: null,
    },
  ];
};

/** The account's resumes that this device has. */
export const deviceResumes = async (drafts: Drafts, ownerId: string): Promise<ResumeSummary[]> =>
  (await drafts.list(ownerId)).flatMap(summaryOf);
