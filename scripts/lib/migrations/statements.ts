export interface Migration {
  readonly file: string;
  /** `-- migrate:up transaction:false` */
  readonly isOutsideTransaction: boolean;
  readonly statements: readonly Statement[];
}

export interface Statement {
  /** Without comments, on one line, in lowercase. */
  readonly text: string;
  readonly line: number;
}

/** Comments, strings and function bodies, in which a semicolon does not end a statement. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;/g;

function split(sql: string, firstLine: number): Statement[] {
  const statements: Statement[] = [];
  let text = '';
  let from = 0;
  let line = firstLine;
  const lineAt = (offset: number): number => firstLine + sql.slice(0, offset).split('\n').length - 1;
  const add = (part: string, at: number): void => {
    const blank = /^\s*/.exec(part)?.[0].length ?? 0;
    if (text.trim() === '' && blank < part.length) line = lineAt(at + blank);
    text += part;
  };
  const finish = (): void => {
    const plain = text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (plain !== '') statements.push({ text: plain, line });
    text = '';
  };
  for (const match of sql.matchAll(TOKEN)) {
    add(sql.slice(from, match.index), from);
    from = match.index + match[0].length;
    if (match[0] === ';') finish();
    else if (!/^(?:--|\/\*)/.test(match[0])) add(match[0], match.index);
  }
  add(sql.slice(from), from);
  finish();
  return statements;
}

/** The up part of a migration. */
export function readMigration(file: string, text: string): Migration {
  const up = /^-- migrate:up(.*)$/m.exec(text);
  if (!up) throw new Error(`${file} has no '-- migrate:up'`);
  const start = up.index + up[0].length;
  const end = text.search(/^-- migrate:down/m);
  return {
    file,
    isOutsideTransaction: up[1]?.trim() === 'transaction:false',
    statements: split(text.slice(start, end < 0 ? undefined : end), text.slice(0, start).split('\n').length),
  };
}
