import { randomUUID } from 'node:crypto';
import type { RouteOutput } from '@lauda/contract/route';
import type { TailoringChange, tailoringRoutes } from '@lauda/contract/resumes/tailoring';
import { normaliseResume } from '@lauda/domain/resume/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { TestUser } from '../accounts.ts';
import type { TestDatabase } from '../database.ts';

export const TAILORED_RESUME = normaliseResume(
  {
    title: 'Operations',
    personalInfo: {
      firstName: 'Marisol',
      lastName: 'Castanheira',
      email: 'marisol.c@canary.example',
      phone: '+55 11 96666-4321',
      city: 'Itapira, SP',
      jobTitle: 'Operations analyst',
      summary: 'Keeps warehouses running. Builds reports in SQL.',
    },
    experience: [
      {
        id: 'job-1',
        company: 'Harbor Freight',
        position: 'Operations analyst',
        startDate: '2020-02',
        current: true,
        description: '• Planned deliveries for 12 warehouses\n• Built weekly reports in SQL and Excel',
      },
      {
        id: 'job-2',
        company: 'Corner Market',
        position: 'Stock clerk',
        startDate: '2016-01',
        endDate: '2019-12',
        description: '• Counted stock for 3 shops',
      },
    ],
    education: [
      { id: 'edu-1', school: 'Vale College', degree: 'bachelor', description: 'Thesis on delivery routes.' },
    ],
    skills: [
      { id: 's1', name: 'Customer care', skillLevelId: 'expert' },
      { id: 's2', name: 'SQL', skillLevelId: 'advanced' },
    ],
    links: [{ id: 'l1', label: 'Site', url: 'https://marisol.canary.example/work' }],
  },
  { language: 'en-US' },
);

export const AD = `Operations analyst

Requirements
- Experience with SQL and Excel
- Experience planning deliveries
- Python is required

Nice to have
- Tableau`;

type Routes = typeof tailoringRoutes;
interface Answer<N extends keyof Routes> {
  status: number;
  data: RouteOutput<Routes[N]>;
  code: string | undefined;
  refusal: { reason: string; path: string | null } | undefined;
}

/** The tailoring wizard's calls for one user. */
export function tailoringClient(app: FastifyInstance, { headers }: Pick<TestUser, 'headers'>) {
  const call = async <N extends keyof Routes>(
    id: string,
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<Answer<N>> => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/resume/${id}/tailoring/${path}`,
      headers: { ...headers, 'idempotency-key': key },
      payload: body,
    });
    const { data, error } = answer.json<{
      data: Answer<N>['data'];
      error?: { code: string; data?: Answer<N>['refusal'] };
    }>();
    return { status: answer.statusCode, data, code: error?.code, refusal: error?.data };
  };
  return {
    match: (id: string, ad = AD, changes: TailoringChange[] = []) =>
      call<'matchResume'>(id, 'match', { ad, changes }),
    suggest: (id: string, ad = AD) => call<'suggestTailoring'>(id, 'suggestions', { ad }),
    save: (id: string, body: { name: string; changes: TailoringChange[]; ad?: string }, key?: string) =>
      call<'createTailoredResume'>(id, 'copies', body, key),
  };
}

/** All stored text of a user's resumes, version by version, as PostgreSQL returns it. */
export const storedTexts = ({ db }: Pick<TestDatabase, 'db'>, userId: string) =>
  asUser(db, userId, async (trx) => {
    const { rows } = await sql<{ resume_id: string; version: number; current: number; text: string }>`
      select v.resume_id, v.version, r.version as current, r.title || ' ' || v.document::text as text
      from resume_version v join resume r on r.user_id = v.user_id and r.id = v.resume_id
      where v.user_id = ${userId} order by v.resume_id, v.version`.execute(trx);
    return rows;
  });
