import type { Fault } from '../fault.ts';
import type { SourceFile } from '../source-files.ts';
import { namePath, syntaxOf, visit, writtenTexts } from '../syntax.ts';

/** `set_config(name, value, is_local)` with all its arguments; the value may contain one nested call. */
const SET_CONFIG = /\bset_config\s*\((?:[^()]|\([^()]*\))*\)/gi;
const IS_LOCAL = /,\s*true\s*\)$/i;
/** A standalone statement; `update … set` and `create function … set` do not match. */
const PLAIN_SET =
  /(?:^|;)\s*(?:set\s+(?!local\b|transaction\b|constraints\b)[a-z_]|reset\s+[a-z_]|discard\s+[a-z])/gi;

const MESSAGE =
  'a setting of the session outlives its transaction and reaches the next user of the connection: set_config(…, true) or set local';

/** Offsets of all session settings. */
function settingsIn(text: string): number[] {
  const calls = [...text.matchAll(SET_CONFIG)].filter(([call]) => !IS_LOCAL.test(call));
  return [...calls, ...text.matchAll(PLAIN_SET)].map((found) => found.index + found[0].search(/\w/));
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Blanks out SQL comments, which may contain these keywords. */
const withoutComments = (text: string): string =>
  text.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));

/** Function bodies begin with `as $$`, and their own settings follow the function header. */
export function sqlSettingFaults({ path, text }: SourceFile): Fault[] {
  const statements = withoutComments(text);
  return settingsIn(statements).map((offset) => ({
    path,
    line: lineOf(statements, offset),
    message: MESSAGE,
  }));
}

const RUNS_SQL = new Set(['query', 'raw', 'executeSql', 'unsafe']);

/** SQL run by code: sql`…`, and arguments of a connection's own methods. */
export function sessionSettingFaults(file: SourceFile): Fault[] {
  if (
    !/^(apps\/server|scripts|e2e)\//.test(file.path) ||
    !/\bset\b|set_config|reset|discard/i.test(file.text)
  )
    return [];
  const { lineAt } = syntaxOf(file);
  const faults: Fault[] = [];
  const check = (texts: readonly string[], start: number): void => {
    for (const text of texts)
      if (settingsIn(text).length > 0)
        faults.push({ path: file.path, line: lineAt(start), message: MESSAGE });
  };
  visit(file, {
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (namePath(tag)[0] === 'sql') check(writtenTexts(quasi), start);
    },
    CallExpression({ callee, arguments: [first], start }) {
      const method = callee.type === 'MemberExpression' ? namePath(callee).at(-1) : undefined;
      if (method === undefined || !RUNS_SQL.has(method) || first === undefined) return;
      if (first.type === 'SpreadElement') return;
      if (first.type !== 'ObjectExpression') return check(writtenTexts(first), start);
      for (const part of first.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'text')
          check(writtenTexts(part.value), start);
    },
  });
  return faults;
}
