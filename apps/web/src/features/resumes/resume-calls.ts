import { ApiError } from '@lauda/contract/client';
import type { ErrorCode } from '@lauda/contract/errors';
import { storedResume, type StoredResume } from '@lauda/contract/resumes/resumes';
import type { Client } from '@lauda/contract/client';
import { plainText } from '@lauda/domain/resume/rich-text';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Answer } from '@lauda/local-first/document-type';
import type { Operation } from '@lauda/local-first/queue/save-queue-types';
import { resumeTitle } from '@lauda/domain/resume/title';
import { isRefusal } from '../../lib/api/call-limits.ts';

type Doing = 'create resume' | 'update resume' | 'fetch resume' | 'fetch resumes' | 'delete resume';

/** No response: no network, or the server is down. */
const NO_ANSWER = 0;
const MOST_DIGITS = 20;

class ResumeCallError extends Error {
  override readonly name = 'ResumeCallError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly data: unknown;

  constructor(doing: Doing, cause: unknown) {
    const refusal = cause instanceof ApiError ? cause : null;
    const status = refusal?.status ?? NO_ANSWER;
    super(`Failed to ${doing}: ${status}`, { cause });
    this.status = status;
    this.code = refusal?.code ?? null;
    this.data = refusal?.data;
  }
}

async function doing<T>(what: Doing, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new ResumeCallError(what, error);
  }
}

/** The request body. Typed as the current schema; the server also accepts what earlier releases sent. */
const bodyOf = ({ document, sentAs }: Operation<Resume>): Resume =>
  (sentAs as Resume | undefined) ?? document;

function createBody(operation: Operation<Resume>) {
  const resume = bodyOf(operation);
  const { firstName, lastName, summary, jobTitle, city, phone, email } = resume.personalInfo;
  return {
    firstName,
    lastName,
    professionalSummary: plainText(summary).slice(0, MAX_CHARACTERS.richText),
    jobTitle,
    city,
    phoneNumber: phone.replace(/\D/g, '').slice(0, MOST_DIGITS),
    email,
    title: resumeTitle(resume),
    locale: resume.language,
    resume,
  };
}

/** The save's operation id is random enough to serve as trace id, and links the trace to the version it created. */
function traceparentOf(opId: string): string {
  const traceId = opId.replaceAll('-', '');
  return `00-${traceId}-${traceId.slice(16)}-01`;
}

export type ResumeApi = Pick<
  Client,
  'createResume' | 'saveResume' | 'getResume' | 'listResumes' | 'deleteResume' | 'undeleteResume'
>;
export type ResumeCalls = ReturnType<typeof createResumeCalls>;

export function createResumeCalls(api: ResumeApi) {
  const get = (id: string): Promise<StoredResume> => doing('fetch resume', api.getResume({ params: { id } }));

  async function create(operation: Operation<Resume>, userId: string) {
    const { id } = await doing(
      'create resume',
      api.createResume({
        params: { userId },
        headers: { 'idempotency-key': operation.opId, traceparent: traceparentOf(operation.opId) },
        body: createBody(operation),
      }),
    );
    // A repeated create returns the first one's response, which may have had other content: read the current version.
    return get(id);
  }

  const update = (operation: Operation<Resume> & { type: 'update' }) => {
    const { id, opId, version } = operation;
    return doing(
      'update resume',
      api.saveResume({
        params: { id },
        query: { lean: 'true' },
        headers: {
          'if-match': `"${version}"`,
          'idempotency-key': opId,
          traceparent: traceparentOf(opId),
        },
        body: bodyOf(operation),
      }),
    );
  };

  return {
    get,
    list: (userId: string) => doing('fetch resumes', api.listResumes({ params: { userId }, query: {} })),
    remove: (id: string) => doing('delete resume', api.deleteResume({ params: { id } })),
    undelete: (id: string) => doing('update resume', api.undeleteResume({ params: { id } })),

    /** Sends a save and returns the outcome; never rejects. */
    send: async (operation: Operation<Resume>, userId: string): Promise<Answer<Resume>> => {
      try {
        const saved: Omit<StoredResume, 'resume'> & Partial<StoredResume> =
          operation.type === 'create' ? await create(operation, userId) : await update(operation);
        const { id, version, resume } = saved;
        return { type: 'saved', id, version, document: resume };
      } catch (error) {
        const failure =
          error instanceof ResumeCallError ? error : new ResumeCallError('update resume', error);
        const current = failure.code === 'RESUME_STALE' ? storedResume.safeParse(failure.data) : null;
        if (current?.success) {
          const { resume: theirs, version } = current.data;
          return { type: 'stale', theirs, version };
        }
        const isRefused = isRefusal(failure) && failure.code !== 'RESUME_STALE';
        return { type: 'failed', code: failure.code, message: failure.message, isRefused };
      }
    },
  };
}
