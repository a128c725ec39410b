import type { SearchText } from '@lauda/contract/search';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { listApplicationTexts, listLetterTexts, listResumeTexts } from './queries.ts';

const jobTitleOf = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

export const createSearchService = ({ db }: { db: Kysely<DB> }) => ({
  texts: (userId: string): Promise<SearchText[]> =>
    asUser(db, userId, async (trx) => {
      const resumes = await listResumeTexts(trx, userId);
      const letters = await listLetterTexts(trx, userId);
      const applications = await listApplicationTexts(trx, userId);
      return [
        ...resumes.map(({ id, title, text }) => ({ kind: 'resume' as const, id, title, text })),
        ...letters.map(({ id, company, position, text }) => ({
          kind: 'letter' as const,
          id,
          title: jobTitleOf(company, position),
          text,
        })),
        ...applications.map(({ id, company, title, text }) => ({
          kind: 'application' as const,
          id,
          title: jobTitleOf(company, title),
          text,
        })),
      ];
    }),
});

export type SearchService = ReturnType<typeof createSearchService>;
