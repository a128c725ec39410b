import type { Migration, Statement } from './statements.ts';

export type Rule = 'time-outs' | 'index' | 'rewrite' | 'scan' | 'backfill';

export interface Breach {
  readonly rule: Rule;
  readonly line: number;
  readonly message: string;
}

const MAX_LOCK_SECONDS = 10;
/** Defaults that are evaluated once, so that adding a column does not rewrite the table. */
const STEADY_DEFAULT =
  /^(?:'(?:[^']|'')*'|-?\d[\d.]*|true|false|null|now\(\)|current_timestamp|array\[[^\]]*\]|nullif\(current_setting\([^)]*\), ?''\))(?:::[\w[\] ]+)?(?= |,|$)/;
const IDENTIFIER = String.raw`(?:public\.)?"?(\w+)"?`;
const CREATE_INDEX = new RegExp(
  String.raw`^create (?:unique )?index (concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?${IDENTIFIER}`,
);
const ALTER_TABLE = new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${IDENTIFIER} (.*)$`);
const CHANGE_ROWS = new RegExp(String.raw`^(?:update|delete from) (?:only )?${IDENTIFIER}`);
const CREATE_TABLE = new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?${IDENTIFIER}`);

/** Tables with a handful of rows, regardless of the number of users. */
const SMALL_TABLES = new Set(['feature_flag']);

function timeOutBreaches({ isOutsideTransaction, statements }: Migration): Breach[] {
  if (isOutsideTransaction) return [];
  const line = statements[0]?.line ?? 1;
  const lock = /^set local lock_timeout = '(\d+)s'$/.exec(statements[0]?.text ?? '');
  const breaches: Breach[] = [];
  if (!lock || Number(lock[1]) > MAX_LOCK_SECONDS)
    breaches.push({
      rule: 'time-outs',
      line,
      message: `begins with: set local lock_timeout = '5s'; everybody waits behind a lock that waits`,
    });
  if (!statements.slice(0, 3).some(({ text }) => /^set local statement_timeout = '\d+s'$/.test(text)))
    breaches.push({ rule: 'time-outs', line, message: `sets no statement_timeout` });
  return breaches;
}

function indexBreaches(migration: Migration, isNew: (table: string) => boolean): Breach[] {
  const { isOutsideTransaction, statements } = migration;
  return statements.flatMap(({ text, line }): Breach[] => {
    const [, concurrently, table] = CREATE_INDEX.exec(text) ?? [];
    if (table === undefined || isNew(table)) return [];
    if (concurrently === undefined)
      return [
        {
          rule: 'index',
          line,
          message: `create index concurrently on ${table}: nobody saves while it is built`,
        },
      ];
    if (!isOutsideTransaction || statements.length > 1)
      return [
        {
          rule: 'index',
          line,
          message: `a concurrent index is the only statement of a file with '-- migrate:up transaction:false'`,
        },
      ];
    return [];
  });
}

/** The clauses of an ALTER TABLE; commas inside parentheses do not split. */
function partsOf(actions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of actions) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function partBreach(part: string, table: string, line: number): Breach[] {
  const breach = (rule: Rule, message: string): Breach[] => [{ rule, line, message: `${table}: ${message}` }];
  if (/^alter (?:column )?\S+ (?:set data )?type /.test(part))
    return breach('rewrite', 'another type writes every row anew; add a column and fill it by a job');
  if (/^set (?:logged|unlogged|tablespace|access method)/.test(part))
    return breach('rewrite', 'writes every row anew');
  if (part.startsWith('add ') && !/^add (?:constraint|check|primary|unique|foreign|exclude)\b/.test(part)) {
    if (/ generated (?:always|by default) as |\b(?:small|big)?serial\b/.test(part))
      return breach('rewrite', 'a generated column writes every row anew');
    const given = / default (.*)$/.exec(part)?.[1];
    if (given !== undefined && !STEADY_DEFAULT.test(given))
      return breach('rewrite', 'this default is worked out for every row; set it in a statement of its own');
    if (/ not null\b/.test(part) && given === undefined)
      return breach('scan', 'a column that must not be null needs a default');
    if (/ references /.test(part))
      return breach('scan', 'add the reference as a constraint that is not valid, validate it later');
  }
  if (/^add (?:constraint \S+ )?(?:check|foreign key)\b/.test(part) && !part.endsWith(' not valid'))
    return breach('scan', 'add it as not valid, and validate it in a later file');
  if (/^add (?:constraint \S+ )?(?:primary key|unique|exclude)\b/.test(part) && !/ using index /.test(part))
    return breach('scan', 'build the index concurrently first, then add the constraint using it');
  if (/^alter (?:column )?\S+ set not null$/.test(part))
    return breach(
      'scan',
      'reads all rows under a lock; add a check that is not valid, and validate it later',
    );
  return [];
}

const alterBreaches = ({ text, line }: Statement, isNew: (table: string) => boolean): Breach[] => {
  const [, table, actions] = ALTER_TABLE.exec(text) ?? [];
  if (table === undefined || actions === undefined || isNew(table)) return [];
  return partsOf(actions).flatMap((part) => partBreach(part, table, line));
};

function rowBreaches({ text, line }: Statement, isNew: (table: string) => boolean): Breach[] {
  if (/^(?:cluster|vacuum full|reindex (?!.*concurrently))/.test(text))
    return [{ rule: 'rewrite', line, message: 'locks the table until all of it is written anew' }];
  const [, table] = CHANGE_ROWS.exec(text) ?? [];
  if (table === undefined || isNew(table) || SMALL_TABLES.has(table)) return [];
  return [
    { rule: 'backfill', line, message: `${table}: rows are changed in batches by a job, not by a migration` },
  ];
}

/** What would block users during the migration of a large installation. */
export function migrationBreaches(migration: Migration): Breach[] {
  const made = new Set(migration.statements.flatMap(({ text }) => CREATE_TABLE.exec(text)?.[1] ?? []));
  const isNew = (table: string): boolean => made.has(table);
  return [
    ...timeOutBreaches(migration),
    ...indexBreaches(migration, isNew),
    ...migration.statements.flatMap((statement) => [
      ...alterBreaches(statement, isNew),
      ...rowBreaches(statement, isNew),
    ]),
  ];
}
