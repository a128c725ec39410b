import type { Fault } from '../fault.ts';
import { isTestFile, type SourceFile } from '../source-files.ts';
import { namePath, syntaxOf, visit } from '../syntax.ts';
import { importsOf } from './imports.ts';

const QUERY_STARTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const SERVER = 'apps/server/src/';
const KNOWS_TABLES = /\/(queries|[a-z-]+\.queries)\.ts$|^apps\/server\/(src\/(db|testing)\/|scripts\/)/;
const KNOWS_TABLES_IN_PLATFORM = /^apps\/server\/src\/platform\/(queue|live-events)(\/|\.ts|-)/;

const mayKnowTables = (path: string): boolean =>
  isTestFile(path) || KNOWS_TABLES.test(path) || KNOWS_TABLES_IN_PLATFORM.test(path);

/** Only queries know tables, so that a schema change affects one file per feature. */
export function queryFaults(file: SourceFile): Fault[] {
  if (!file.path.startsWith(SERVER) || mayKnowTables(file.path)) return [];
  const { lineAt } = syntaxOf(file);
  const faults: Fault[] = [];
  const add = (start: number, what: string) =>
    faults.push({ path: file.path, line: lineAt(start), message: `${what} belongs into queries.ts` });
  visit(file, {
    CallExpression({ callee, start }) {
      const method = callee.type === 'MemberExpression' ? namePath(callee).at(-1) : undefined;
      if (method !== undefined && QUERY_STARTS.has(method)) add(start, `${method}()`);
    },
    ImportDeclaration({ source, specifiers, importKind, start }) {
      if (source.value !== 'kysely' || importKind === 'type') return;
      const isSql = specifiers.some(
        (entry) =>
          entry.type === 'ImportSpecifier' &&
          entry.importKind !== 'type' &&
          entry.imported.type === 'Identifier' &&
          entry.imported.name === 'sql',
      );
      if (isSql) add(start, 'sql``');
    },
  });
  return faults;
}

const READS_ENVIRONMENT =
  /(^|\/)env\.ts$|\.config\.ts$|^scripts\/|^e2e\/|^apps\/[^/]+\/scripts\/|\/testing\/|^apps\/server\/src\/(http|worker)\.ts$/;

/** `{ ...process.env, NAME: value }` passes the environment on to a child process and reads nothing. */
export function environmentFaults(file: SourceFile): Fault[] {
  if (READS_ENVIRONMENT.test(file.path)) return [];
  const { lineAt } = syntaxOf(file);
  const message = 'process.env is read in env.ts only, and parsed there';
  const faults: Fault[] = [];
  const handedOn = new Set<number>();
  visit(file, {
    ObjectExpression({ properties }) {
      for (const part of properties) if (part.type === 'SpreadElement') handedOn.add(part.argument.start);
    },
    MemberExpression(node) {
      if (namePath(node).join('.') === 'process.env' && !handedOn.has(node.start))
        faults.push({ path: file.path, line: lineAt(node.start), message });
    },
  });
  const processImports = importsOf(file).filter(({ specifier }) => /^(node:)?process$/.test(specifier));
  return [...faults, ...processImports.map(({ line }) => ({ path: file.path, line, message }))];
}

/** A test that mocks our own modules proves their wiring, not the product's behavior. */
export function mockFaults(file: SourceFile): Fault[] {
  const { lineAt } = syntaxOf(file);
  const faults: Fault[] = [];
  visit(file, {
    CallExpression({ callee, arguments: [first], start }) {
      if (!/^vi\.(do)?mock$/i.test(namePath(callee).join('.'))) return;
      const module = first?.type === 'ImportExpression' ? first.source : first;
      if (module?.type !== 'Literal' || typeof module.value !== 'string') return;
      if (!/^(\.|@lauda\/)/.test(module.value)) return;
      faults.push({ path: file.path, line: lineAt(start), message: `vi.mock of our own ${module.value}` });
    },
  });
  return faults;
}

const CLOCK_AND_CHANCE =
  /^(globalThis\.)?(Date\.now|Math\.random|performance\.now|crypto\.(random\w*|getRandomValues))$/;

/** Domain rules get time and randomness as arguments, so that each can be tested at any moment. */
export function purityFaults(file: SourceFile): Fault[] {
  if (!file.path.startsWith('packages/domain/src/') || isTestFile(file.path)) return [];
  const { lineAt } = syntaxOf(file);
  const faults: Fault[] = [];
  const add = (start: number, what: string) =>
    faults.push({
      path: file.path,
      line: lineAt(start),
      message: `${what}: the domain has no clock or chance of its own, take it as an argument`,
    });
  visit(file, {
    MemberExpression(node) {
      const name = namePath(node).join('.');
      if (CLOCK_AND_CHANCE.test(name)) add(node.start, name);
    },
    NewExpression({ callee, arguments: values, start }) {
      if (namePath(callee).join('.') === 'Date' && values.length === 0) add(start, 'new Date()');
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') add(start, 'Date()');
    },
  });
  return faults;
}
