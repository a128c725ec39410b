import { randomUUID } from 'node:crypto';
import type { ResumeBase, VariantSummary } from '@lauda/contract/resumes/variants';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../accounts.ts';
import { resumeClient } from './resumes.ts';

type Decided = readonly [passage: string, decision: 'accepted' | 'rejected' | 'never'];

/** API calls of one user about variants. */
export function variantClient(app: FastifyInstance, user: Pick<TestUser, 'userId' | 'headers'>) {
  const { call } = resumeClient(app, user);
  const create = (id: string, label?: string, operationId: string = randomUUID()) =>
    call('POST', `${id}/variants`, {
      body: label === undefined ? {} : { label },
      headers: { 'idempotency-key': operationId },
    });
  return {
    create,
    /** For tests that start with a variant. */
    made: async (id: string, label?: string): Promise<string> => {
      const { status, data } = await create(id, label);
      if (status !== 200) throw new Error(`No variant was made: ${status}`);
      return (data as { id: string }).id;
    },
    base: (id: string) => call('GET', `${id}/base`),
    /** For a variant that has a base. */
    getBase: async (id: string): Promise<ResumeBase> => (await call('GET', `${id}/base`)).data as ResumeBase,
    decide: (id: string, baseVersion: number, ...decisions: Decided[]) =>
      call('POST', `${id}/base/decisions`, {
        body: {
          baseVersion,
          decisions: decisions.map(([passage, decision]) => ({ passage, decision })),
        },
      }),
    undo: (id: string, revision: number) => call('POST', `${id}/base/undo`, { body: { revision } }),
    unlink: (id: string) => call('DELETE', `${id}/base`),
    families: () => call('GET', `families/${user.userId}`),
    listed: async (): Promise<VariantSummary[]> =>
      (await call('GET', `families/${user.userId}`)).data as VariantSummary[],
  };
}
