import { randomUUID } from 'node:crypto';
import type { ApplicationSummary, StoredApplication } from '@lauda/contract/applications/applications';
import { type Application, EMPTY_APPLICATION } from '@lauda/domain/application/application';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../accounts.ts';

export const testApplication = (changes: Partial<Application> = {}): Application => ({
  ...EMPTY_APPLICATION,
  company: 'Globex',
  title: 'Engineer',
  ...changes,
});

/** API calls of one user. */
export function applicationClient(app: FastifyInstance, { headers }: Pick<TestUser, 'headers'>) {
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    more = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/application/${path}`,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
    return answer;
  };
  const save = (id: string, version: number, application: unknown) =>
    call('PUT', id, application as object, { 'if-match': `"${version}"` });
  return {
    call,
    save,
    made: async (application: Application = testApplication()): Promise<string> => {
      const id = randomUUID();
      const answer = await save(id, 0, application);
      if (answer.statusCode !== 200) throw new Error(`No application was made: ${answer.body}`);
      return id;
    },
    get: async (id: string) => (await call('GET', `id/${id}`)).json<{ data: StoredApplication }>().data,
    list: async () => (await call('GET', 'all')).json<{ data: ApplicationSummary[] }>().data,
  };
}
