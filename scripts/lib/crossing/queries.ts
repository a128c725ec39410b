import { isTestFile, type SourceFile } from '../source-files.ts';
import { syntaxOf } from '../syntax.ts';

export interface Query {
  /** Path below apps/server/src, followed by the function name. */
  readonly place: string;
  /** Whether it is limited to specific users' rows. */
  readonly isBound: boolean;
}

const SERVER = 'apps/server/src/';
const ASKS = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\.query(?:<[^(]*>)?\(/;
/**
 * A condition with a value (not a join), an inserted value, an argument of a database function, or an id that is passed
 * on.
 */
const NAMES_USER =
  /\bwhere\(\s*'(?:\w+\.)?user_id',\s*'(?:=|in)'|\buser_id = (?:any ?\()?\$|\buser_id:|\buserId\b|\bp_user_id\b/;

/** Every function and SQL fragment at the top level of the server's modules, for all roles. */
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

/** Queries that cross users without being listed, and listed ones that no longer do. */
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
