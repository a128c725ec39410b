import { randomUUID } from 'node:crypto';
import type { StoredLetter } from '@lauda/contract/applications/cover-letters';
import { type CoverLetter, emptyLetter } from '@lauda/domain/cover-letter/letter';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../accounts.ts';
import type { TestDatabase } from '../database.ts';

export const testLetter = (changes: Partial<CoverLetter> = {}): CoverLetter => ({
  ...emptyLetter('en-US'),
  company: 'Globex',
  position: 'Engineer',
  tone: 'professional',
  ...changes,
});

export const openLetters = async (
  { systemDb }: Pick<TestDatabase, 'systemDb'>,
  isOn = true,
): Promise<void> => {
  await systemDb.updateTable('feature_flag').set({ is_on: isOn }).where('name', '=', 'coverLetter').execute();
};

/** The events in a stream's body, in order. */
export const eventsIn = <T>(body: string): T[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice('data: '.length)) as T);

/** API calls of one user. */
export function letterClient(app: FastifyInstance, { headers }: Pick<TestUser, 'headers'>) {
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    more = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/cover-letter/${path}`,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
    return answer;
  };
  const save = (id: string, version: number, letter: unknown) =>
    call('PUT', id, letter as object, { 'if-match': `"${version}"` });
  return {
    call,
    save,
    made: async (letter: CoverLetter = testLetter()): Promise<string> => {
      const id = randomUUID();
      const answer = await save(id, 0, letter);
      if (answer.statusCode !== 200) throw new Error(`No letter was made: ${answer.body}`);
      return id;
    },
    get: async (id: string) => (await call('GET', `id/${id}`)).json<{ data: StoredLetter }>().data,
    write: (brief: Partial<CoverLetter> = {}) => {
      const { sections: _sections, claims: _claims, ...rest } = testLetter(brief);
      return call('POST', 'write', { brief: rest, date: 'November 15, 2026' });
    },
  };
}
