import { randomUUID } from 'node:crypto';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../accounts.ts';

export const testResume = (changes: Partial<Resume> = {}): Resume => ({
  ...normaliseResume(
    {
      title: 'My resume',
      personalInfo: { firstName: 'Ana', lastName: 'Lima', email: 'ana@lauda.example', summary: 'Builds.' },
      experience: [{ id: 'e1', company: 'Aurora', position: 'Engineer', startDate: '2020-01' }],
    },
    { language: 'en-US' },
  ),
  ...changes,
});

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  /** On success. */
  data: unknown;
  /** On an error. */
  error: { code: string; message: string; data?: unknown } | undefined;
}

interface Saved {
  id: string;
  version: number;
  updatedAt: string;
}

/** API calls of one user. */
export function resumeClient(app: FastifyInstance, user: Pick<TestUser, 'userId' | 'headers'>) {
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { body, headers }: CallOptions = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/resume/${path}`,
      headers: {
        ...user.headers,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const parsed = answer.json<{ data?: unknown; error?: Answer['error'] }>();
    return { status: answer.statusCode, data: parsed.data, error: parsed.error };
  };
  const create = (
    body: object = { locale: 'en-US', resume: testResume() },
    operationId: string = randomUUID(),
  ): Promise<Answer> =>
    call('POST', `create/${user.userId}`, { body, headers: { 'idempotency-key': operationId } });
  const save = (
    id: string,
    baseVersion: number,
    resume: unknown,
    operationId: string = randomUUID(),
  ): Promise<Answer> =>
    call('PATCH', `${id}?lean=true`, {
      body: resume,
      headers: { 'if-match': `"${baseVersion}"`, 'idempotency-key': operationId },
    });
  return {
    call,
    create,
    save,
    /** For tests that start with a resume. */
    made: async (resume: Resume = testResume()): Promise<Saved> => {
      const { status, data } = await create({ locale: 'en-US', resume });
      if (status !== 200) throw new Error(`No resume was made: ${status}`);
      return data as Saved;
    },
    list: () => call('GET', `all/${user.userId}`),
    get: (id: string) => call('GET', `id/${id}`),
    remove: (id: string) => call('DELETE', id),
    undelete: (id: string) => call('POST', `${id}/undelete`),
    versions: (id: string) => call('GET', `${id}/versions`),
    version: (id: string, version: number) => call('GET', `${id}/versions/${version}`),
    restore: (id: string, version: number, baseVersion: number, operationId: string = randomUUID()) =>
      call('POST', `${id}/versions/${version}/restore`, {
        headers: { 'if-match': `"${baseVersion}"`, 'idempotency-key': operationId },
      }),
  };
}
