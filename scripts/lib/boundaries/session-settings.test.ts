import { describe, expect, it } from 'vitest';
import { boundaryFaults } from './check.ts';
import { sqlSettingFaults } from './session-settings.ts';

const QUERIES = 'apps/server/src/features/resume/queries.ts';
const linesOf = (text: string) => boundaryFaults([{ path: QUERIES, text }]).map(({ line }) => line);
const sqlLinesOf = (text: string) =>
  sqlSettingFaults({ path: 'apps/server/migrations/0001_a.sql', text }).map(({ line }) => line);

describe('settings of a session', () => {
  it.each([
    "sql`select set_config('app.user_id', ${id}, false)`",
    "sql`select set_config('app.user_id', ${id}, ${isLocal})`",
    "sql<Row>`set app.user_id = 'x'`",
    "pool.query('SET search_path TO public')",
    "client.query({ text: 'set role lauda_owner' })",
    "client.query('select 1; reset all')",
    "client.query('discard all')",
    'client.query(`set session statement_timeout = ${ms}`)',
  ])('%s is refused', (text) => {
    expect(linesOf(`\n${text};`)).toEqual([2]);
  });

  it.each([
    "sql`select set_config('app.user_id', ${id}, true)`",
    'sql`set local lock_timeout = 1000`',
    'sql`set transaction read only`',
    'sql`update resume set title = ${title}`',
    'sql`update live_event\n    set is_published = true`',
    "const text = 'Set it to yes'; say('reset it')",
  ])('%s is not', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it('are refused in migrations too, where functions set what they need for themselves', () => {
    expect(sqlLinesOf("select 1;\nset search_path = 'public';")).toEqual([2]);
    expect(sqlLinesOf("-- set it\nperform set_config('a', p_user_id::text, false);")).toEqual([2]);
    expect(
      sqlLinesOf(
        "set local lock_timeout = '5s';\ncreate function f() returns void language sql\nset search_path = public as $$\n  select set_config('a', coalesce(x, 'y'), true);\n$$;",
      ),
    ).toEqual([]);
  });
});
