import { expect, it } from 'vitest';
import { readSourceFiles } from '../source-files.ts';
import { NAMED_CROSSINGS } from './named.data.ts';
import { crossingFaults, listQueries } from './queries.ts';

const planted = (text: string) => listQueries([{ path: 'apps/server/src/features/notes/queries.ts', text }]);

it('every query names a user, or stands on the list with what becomes of it [OPS-09]', () => {
  const queries = listQueries(readSourceFiles());
  expect(queries.length).toBeGreaterThan(250);
  expect(crossingFaults(queries, NAMED_CROSSINGS)).toEqual([]);
});

it('finds a query that is bound to nobody, however it is written [OPS-09]', () => {
  const queries = planted(`
    export const listNotes = (db) => db.selectFrom('note').selectAll().where('title', '=', 'a').execute();
    export async function sumNotes(db) { return sql<{ count: number }>\`select count(*) from note\`.execute(db); }
    export const askNotes = (pool) => pool.query('select * from note');
    export const listOwn = (db, userId) => db.selectFrom('note').where('user_id', '=', userId).execute();
    export const add = (a, b) => a + b;
  `);
  expect(crossingFaults(queries, {})).toEqual(
    ['listNotes', 'sumNotes', 'askNotes'].map((name) =>
      expect.stringContaining(`features/notes/queries.ts ${name} names no user`),
    ),
  );
});

it('finds a name on the list whose query is gone or bound by now [OPS-09]', () => {
  const queries = planted(
    `export const listOwn = (db, userId) => db.selectFrom('note').where('user_id', '=', userId);`,
  );
  expect(crossingFaults(queries, { 'features/notes/queries.ts listOwn': 'staff' })).toEqual([
    'features/notes/queries.ts listOwn is named and crosses no users',
  ]);
});
