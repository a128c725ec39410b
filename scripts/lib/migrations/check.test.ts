import { describe, expect, it } from 'vitest';
import { migrationFaults } from './check.ts';
import { readMigration } from './statements.ts';

const TIME_OUTS = "set local lock_timeout = '5s';\nset local statement_timeout = '60s';\n";
const faultsOf = (sql: string, { header = '-- migrate:up', before = TIME_OUTS } = {}) =>
  migrationFaults(
    [
      {
        path: 'apps/server/migrations/0099_test.sql',
        text: `${header}\n${before}${sql}\n-- migrate:down\nselect 1;`,
      },
    ],
    {},
  ).map(({ line, message }) => `${line} ${message}`);
const alone = { header: '-- migrate:up transaction:false', before: '' };

describe('[OPS-08] a migration of a large installation', () => {
  it.each([
    ['create index note_title on resume (title);', '4 index: '],
    ['create unique index on public.resume (title);', '4 index: '],
    ['create index concurrently a on resume (title);', '4 index: a concurrent index is the only statement'],
    ['alter table resume alter column title type varchar(200);', '4 rewrite: '],
    ['alter table resume add column a int, alter title set data type text;', '4 rewrite: '],
    ['alter table resume add column key uuid default gen_random_uuid();', '4 rewrite: '],
    ['alter table resume add column at timestamptz not null default clock_timestamp();', '4 rewrite: '],
    ['alter table resume add column n bigint generated always as identity;', '4 rewrite: '],
    ['alter table resume set unlogged;', '4 rewrite: '],
    ['cluster resume using resume_pkey;', '4 rewrite: '],
    ['alter table resume add column a int not null;', '4 scan: '],
    ['alter table resume add column u uuid references app_user (id);', '4 scan: '],
    ['alter table resume add constraint a check (title <> $$;$$);', '4 scan: '],
    ['alter table resume add constraint a foreign key (user_id) references app_user (id);', '4 scan: '],
    ['alter table resume add constraint a unique (title);', '4 scan: '],
    ['alter table resume alter column title set not null;', '4 scan: '],
    ['\n-- all of them;\nupdate resume set title = lower(title);', '6 backfill: '],
    ['delete from live_event where created_at < now();', '4 backfill: '],
  ])('may not hold: %s', (sql, expected) => {
    expect(faultsOf(sql)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['create table note (id uuid primary key, title text not null); create index on note (title);'],
    ['create table note (id uuid); update note set id = null; alter table note alter column id type text;'],
    [
      "alter table resume add column kind text not null default 'plain', add column n numeric(4, 1) default 0;",
    ],
    ['alter table resume add column at timestamptz default now();'],
    ['alter table resume add constraint a check (n > 0) not valid;'],
    ['alter table resume validate constraint a;'],
    ['alter table resume add constraint a unique using index resume_a;'],
    ['create function f() returns void language sql as $$ update resume set title = null; $$;'],
    ["update feature_flag set is_on = true where name = 'a';"],
  ])('may hold: %s', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  it('builds an index concurrently, in a file of its own', () => {
    expect(faultsOf('create index concurrently a on resume (title);', alone)).toEqual([]);
    expect(faultsOf('create index concurrently a on resume (title); select 1;', alone)).toHaveLength(1);
  });

  it('waits for no lock longer than seconds', () => {
    const lock = expect.stringContaining('time-outs: begins with');
    expect(faultsOf('', { before: '' })).toEqual([
      lock,
      expect.stringContaining('sets no statement_timeout'),
    ]);
    expect(faultsOf('', { before: TIME_OUTS.replace('5s', '600s') })).toEqual([lock]);
    expect(faultsOf('', { before: `select 1;\n${TIME_OUTS}` })).toEqual([lock]);
  });

  it('is forgiven what is listed as history, and nothing else', () => {
    const files = [
      {
        path: 'apps/server/migrations/0005_a.sql',
        text: `-- migrate:up\n${TIME_OUTS}create index on resume (title);\nalter table resume set unlogged;`,
      },
    ];
    expect(migrationFaults(files, { '0005_a.sql': ['index'] }).map(({ message }) => message)).toEqual([
      'rewrite: resume: writes every row anew',
    ]);
    expect(migrationFaults(files, { '0005_a.sql': ['index', 'rewrite', 'scan'] })).toHaveLength(1);
  });
});

it('reads statements by place, whatever stands in strings, comments and bodies', () => {
  const { statements } = readMigration(
    'a.sql',
    "-- migrate:up\nselect ';' as a; -- b;\n/* c; */\ncreate function f() as $body$ x; y $body$;\n-- migrate:down\ndrop;",
  );
  expect(statements).toEqual([
    { text: "select ';' as a", line: 2 },
    { text: 'create function f() as $body$ x; y $body$', line: 4 },
  ]);
});
