import { createDatabase } from '../../../../apps/server/src/db/client.ts';
import {
  APPLICATION_STATES,
  EMPTY_APPLICATION,
} from '../../../../packages/domain/src/application/application.ts';
import { cardOf } from '../../../../packages/domain/src/application/card.ts';
import type { BenchEnv } from '../bench-database.ts';

const TABLES = ['app_user', 'application'];

/** Creates this many applications for each user, spread over the states. */
export async function fillApplications(env: BenchEnv, count: number): Promise<void> {
  const { pool, close } = createDatabase({
    url: env['DATABASE_OWNER_URL'] ?? '',
    maxConnections: 1,
    applicationName: 'bench',
    statementTimeoutSeconds: 60,
  });
  const documents = Array.from({ length: count }, (_, index) => ({
    ...EMPTY_APPLICATION,
    company: `Company ${index + 1}`,
    title: 'Engineer',
    stage: { state: APPLICATION_STATES[index % APPLICATION_STATES.length] ?? 'saved', outcome: null },
    nextStep: { text: 'Call', on: `2026-12-0${1 + (index % 9)}` },
  }));
  for (const table of TABLES) await pool.query(`alter table ${table} no force row level security`);
  await pool.query(
    `insert into application (user_id, id, card, document)
     select u.id, gen_random_uuid(), made.card, made.document
     from app_user u, unnest($1::json[], $2::json[]) as made (card, document)`,
    [documents.map((one) => JSON.stringify(cardOf(one))), documents.map((one) => JSON.stringify(one))],
  );
  for (const table of TABLES) await pool.query(`alter table ${table} force row level security`);
  await close();
}
