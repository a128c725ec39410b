import { copyOf } from '@lauda/domain/resume/copy';
import type { Resume } from '@lauda/domain/resume/resume';
import type { Operation } from '@lauda/local-first/queue/save-queue-types';
import type { ResumeCalls } from '../resume-calls.ts';

/** Another editor may save once a second, so conflicts can repeat. */
const MOST_TRIES = 5;

export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  readonly code: string | null;
  constructor(code: string | null) {
    super(`The change was refused: ${code ?? 'no answer'}`);
    this.code = code;
  }
}

type Calls = Pick<ResumeCalls, 'get' | 'send'>;

async function send(calls: Calls, operation: Operation<Resume>, userId: string) {
  const answer = await calls.send(operation, userId);
  if (answer.type === 'failed') throw new ChangeRefused(answer.code);
  return answer;
}

/**
 * Changes only the title of the resume's current version: saves made elsewhere in the meantime are kept, and an open
 * editor merges the new title like any other change.
 */
export async function renameResume(
  calls: Calls,
  { id, userId, title }: { id: string; userId: string; title: string },
): Promise<void> {
  let current: { version: number; resume: Resume } = await calls.get(id);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const document = { ...current.resume, title };
    const operation = {
      type: 'update',
      opId: crypto.randomUUID(),
      id,
      version: current.version,
      document,
    } as const;
    const answer = await send(calls, operation, userId);
    if (answer.type !== 'stale') return;
    current = { version: answer.version, resume: answer.theirs };
  }
  throw new ChangeRefused('RESUME_STALE');
}

export async function duplicateResume(
  calls: Calls,
  { id, userId }: { id: string; userId: string },
): Promise<string> {
  const { resume } = await calls.get(id);
  const copy = copyOf(resume);
  await send(calls, { type: 'create', opId: crypto.randomUUID(), document: copy }, userId);
  return copy.title;
}

/** Creates a resume that was built elsewhere and returns its id. Idempotent per operation id. */
export async function makeResume(
  calls: Calls,
  { resume, operationId, userId }: { resume: Resume; operationId: string; userId: string },
): Promise<string> {
  const answer = await send(calls, { type: 'create', opId: operationId, document: resume }, userId);
  if (answer.type !== 'saved') throw new ChangeRefused(null);
  return answer.id;
}
