import { isTestFile, type SourceFile } from '../source-files.ts';
import { syntaxOf } from '../syntax.ts';

export interface Query {
  /** Below apps/server/src, with the name of the function behind it. */
  readonly place: string;
  /** Whether it names whose rows it means. */
  readonly isBound: boolean;
}

const SERVER = 'apps/server/src/';
const ASKS = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\.query(?:<[^(]*>)?\(/;
/**
 * A condition with a value (not a join), a value of an insert, an argument of a function in the database, or an id
 * that is handed on.
 */
const NAMES_USER =
  /\bwhere\(\s*'(?:\w+\.)?user_id',\s*'(?:=|in)'|\buser_id = (?:any ?\()?\$|\buser_id:|\buserId\b|\bp_user_id\b/;

/** Every function and piece of SQL on the top level of the server's modules, in all roles. */
export function listQueries(files: readonly SourceFile[]): Query[] {
  return files
    .filter(
      ({ path }) => path.startsWith(SERVER) && !isTestFile(path) && !path.startsWith(`${SERVER}testing/`),
    )
    .flatMap((file) =>
      syntaxOf(file).program.body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        const named =
          declared?.type === 'FunctionDeclaration'
            ? [{ name: declared.id?.name ?? '', node: declared }]
            : declared?.type === 'VariableDeclaration'
              ? declared.declarations.map((node) => ({
                  name: node.id.type === 'Identifier' ? node.id.name : '',
                  node,
                }))
              : [];
        return named.flatMap(({ name, node }) => {
          const text = file.text.slice(node.start, node.end);
          return ASKS.test(text)
            ? [{ place: `${file.path.slice(SERVER.length)} ${name}`, isBound: NAMES_USER.test(text) }]
            : [];
        });
      }),
    );
}

/** Queries that cross users without being named, and names of queries that do so no more. */
export function crossingFaults(queries: readonly Query[], named: Readonly<Record<string, string>>): string[] {
  const crossing = queries.filter(({ isBound }) => !isBound).map(({ place }) => place);
  return [
    ...crossing
      .filter((place) => !Object.hasOwn(named, place))
      .map((place) => `${place} names no user: bind it, or name it with what becomes of it in named.data.ts`),
    ...Object.keys(named)
      .filter((place) => !crossing.includes(place))
      .map((place) => `${place} is named and crosses no users`),
  ];
}
