import type { SearchText } from '@lauda/contract/search';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { listLetterTexts, listResumeTexts } from './queries.ts';

export const createSearchService = ({ db }: { db: Kysely<DB> }) => ({
  texts: (userId: string): Promise<SearchText[]> =>
    asUser(db, userId, async (trx) => {
      const resumes = await listResumeTexts(trx, userId);
      const letters = await listLetterTexts(trx, userId);
      return [
        ...resumes.map(({ id, title, text }) => ({ kind: 'resume' as const, id, title, text })),
        ...letters.map(({ id, company, position, text }) => ({
          kind: 'letter' as const,
          id,
          title: [company, position].filter((part) => part !== '').join(' · '),
          text,
        })),
      ];
    }),
});

export type SearchService = ReturnType<typeof createSearchService>;
