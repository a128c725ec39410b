import { randomUUID } from 'node:crypto';
import type { ProposalDecision, TranslationProposal } from '@lauda/contract/resumes/twins';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../accounts.ts';
import { resumeClient } from './resumes.ts';

interface Decided {
  id: string;
  decision: ProposalDecision;
  confirmed?: number[];
}

/** API calls of one user about twins. */
export function twinClient(app: FastifyInstance, user: Pick<TestUser, 'userId' | 'headers'>) {
  const { call } = resumeClient(app, user);
  const create = (id: string, operationId: string = randomUUID()) =>
    call('POST', `${id}/twin`, { body: {}, headers: { 'idempotency-key': operationId } });
  return {
    create,
    /** For tests that start with a twin. */
    made: async (id: string): Promise<string> => {
      const { status, data } = await create(id);
      if (status !== 200) throw new Error(`No twin was made: ${status}`);
      return (data as { id: string }).id;
    },
    translate: (id: string, passages: readonly string[]) =>
      call('POST', `${id}/translations`, { body: { passages } }),
    open: async (id: string): Promise<TranslationProposal[]> =>
      ((await call('GET', `${id}/translations`)).data as { proposals: TranslationProposal[] }).proposals,
    decide: (id: string, baseVersion: number, ...decisions: Decided[]) =>
      call('POST', `${id}/translations/decisions`, { body: { baseVersion, decisions } }),
  };
}
