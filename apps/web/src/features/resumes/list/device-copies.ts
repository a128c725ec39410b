import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
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

/** A resume of the account as stored on this device, including unsent edits. */
export async function deviceResume(drafts: Drafts, ownerId: string, resumeId: string): Promise<Resume> {
  const resume = documentOf(await queueOf(drafts, ownerId, resumeId));
  if (resume === null) throw new Error('the resume is empty on this device');
  return resume;
}

interface ResumeVersion {
  readonly resumeId: string;
  readonly version: number;
}

/** One version of a resume, if it is the one this device last got from the server. */
export async function deviceVersion(
  drafts: Drafts,
  ownerId: string,
  { resumeId, version }: ResumeVersion,
): Promise<Resume> {
  const { base, version: known } = await queueOf(drafts, ownerId, resumeId);
  if (base === null || known !== version) throw new Error('the version is not on this device');
  return base;
}

/** Only resumes with a server id are listed, by that id; the others are among the unsaved drafts. */
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

/** The account's resumes that are stored on this device. */
export const deviceResumes = async (drafts: Drafts, ownerId: string): Promise<ResumeSummary[]> =>
  (await drafts.list(ownerId)).flatMap(summaryOf);
