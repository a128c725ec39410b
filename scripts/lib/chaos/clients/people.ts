import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '../../../../apps/server/src/db/client.ts';
import { createTestUser } from '../../../../apps/server/src/testing/accounts.ts';
import type { StoredResume } from '../../../../packages/contract/src/resumes/resumes.ts';
import type { Resume } from '../../../../packages/domain/src/resume/resume.ts';
import { ORIGIN } from '../api.ts';
import { call } from './call.ts';
import type { Cluster } from '../cluster.ts';
import { digestOf, firstDocument } from './documents.ts';
import type { Random } from '../random.ts';
import type { Operation } from '../judging/verdict.ts';

const MAX_TABS = 3;
const RETRY_AFTER_MS = 50;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface Person {
  headers: Readonly<Record<string, string>>;
  resumeId: string;
  first: Resume;
  tabCount: number;
}

interface PeopleOptions {
  cluster: Pick<Cluster, 'urls'>;
  port: number;
  count: number;
  operations: Operation[];
  random: Random;
}

/** Resends the same create until it is answered. */
async function createResume(
  port: number,
  person: Omit<Person, 'resumeId'> & { userId: string; operationId: string },
) {
  const agent = new Agent();
  const request = {
    method: 'POST',
    path: `/api/resume/create/${person.userId}`,
    headers: { ...person.headers, 'idempotency-key': person.operationId },
    body: JSON.stringify({ locale: 'en-US', resume: person.first }),
  } as const;
  for (;;) {
    const answer = await call(port, agent, request).catch(() => null);
    if (answer === null || answer.status >= 500) {
      await delay(RETRY_AFTER_MS);
      continue;
    }
    if (answer.status !== 200) throw new Error(`creating a resume answered ${JSON.stringify(answer)}`);
    // The server has validated it against the contract.
    return answer.data as Pick<StoredResume, 'id' | 'version'>;
  }
}

/** Users with a session and one resume each, open in one to three tabs. */
export async function createPeople({
  cluster,
  port,
  count,
  operations,
  random,
}: PeopleOptions): Promise<Person[]> {
  const auth = createDatabase({ url: cluster.urls.auth, maxConnections: 4, applicationName: 'lauda-chaos' });
  const create = async (): Promise<Person> => {
    const expiresAt = new Date(Date.now() + DAY_MS);
    const { userId, headers } = await createTestUser({ auth }, { origin: ORIGIN, expiresAt });
    const tabCount = random.between(1, MAX_TABS);
    const person = { headers, first: firstDocument(tabCount), tabCount };
    const operationId = randomUUID();
    const { id, version } = await createResume(port, { ...person, userId, operationId });
    operations.push({
      id: operationId,
      resumeId: id,
      tab: 0,
      edit: 0,
      digest: digestOf(JSON.stringify(person.first)),
      state: 'acknowledged',
      version,
    });
    return { ...person, resumeId: id };
  };
  try {
    return await Promise.all(Array.from({ length: count }, create));
  } finally {
    await auth.close();
  }
}
