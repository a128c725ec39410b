import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** Maps each column to its declared type. */
export type DeclaredTables = Record<string, Record<string, string>>;

function readInterfaces(file: string): DeclaredTables {
  const source = readFileSync(file, 'utf8');
  const interfaces: DeclaredTables = {};
  for (const statement of parseSync(file, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type !== 'TSInterfaceDeclaration') continue;
    const members: Record<string, string> = {};
    for (const member of declaration.body.body) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        continue;
      const { start, end } = member.typeAnnotation.typeAnnotation;
      members[member.key.name] = source.slice(start, end);
    }
    interfaces[declaration.id.name] = members;
  }
  return interfaces;
}

/** Parses the Kysely interfaces in these files: each member of `DB` with its columns. */
export function readDeclaredTables(files: readonly string[]): DeclaredTables {
  const interfaces = Object.assign({}, ...files.map(readInterfaces)) as DeclaredTables;
  const tables = Object.entries(interfaces['DB'] ?? {});
  return Object.fromEntries(tables.map(([table, type]) => [table, interfaces[type] ?? {}]));
}
