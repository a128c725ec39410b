import { randomUUID } from 'node:crypto';
import type { Route } from '../../../../packages/contract/src/route.ts';
import { resumeSchema } from '../../../../packages/domain/src/resume/schema.ts';
import { largestResume } from './largest-resume.ts';
import { type Shape, SHAPES, writeShape } from './shapes.ts';

type Schema = NonNullable<Route['body']>;

/** The fraction of each limit to use, so that everything fits in a body. */
export interface Scale {
  readonly texts: number;
  readonly lists: number;
}

interface Check {
  readonly check: string;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly value?: number;
  readonly format?: string;
}

interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly format?: string;
}

const UNBOUNDED_TEXT = 4_000;
const UNBOUNDED_LIST = 200;

/** Candidates for texts with a pattern or refinement; the first accepted one is used. */
const formed = (text: string): string[] => [
  randomUUID(),
  `${text.replaceAll(/[^a-z0-9]/gi, '').slice(0, 60)}a@example.com`,
  `https://example.com/${encodeURIComponent(text).slice(0, 2_000)}`,
  '999999',
  '100',
  '1',
  '"1"',
  '2026-01-01',
  '2026-01',
  new Date().toISOString(),
  '+5511912345678',
  '/',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'a'.repeat(43),
  'e30',
  '',
];

const definitionOf = (schema: Schema): Definition => schema._zod.def;

const checksOf = ({ checks = [] }: Definition): Check[] => checks.map(({ _zod: { def } }) => def);

const limitOf = (checks: readonly Check[], name: string): number | undefined => {
  const found = checks.find(({ check }) => check === name);
  return found?.maximum ?? found?.minimum ?? found?.value;
};

/** The largest value that a schema of the contract accepts, with texts in the given shape. */
export function largestValue(schema: Schema, shape: Shape, scale: Scale): unknown {
  if (schema === (resumeSchema as unknown)) return largestResume(shape, SHAPES.indexOf(shape));
  const definition = definitionOf(schema);
  const checks = checksOf(definition);
  const inner = (of: Schema | undefined) => (of === undefined ? undefined : largestValue(of, shape, scale));
  switch (definition.type) {
    case 'string':
      return largestText(schema, checks, shape, scale);
    case 'number':
      return schema.safeParse(1).success ? (limitOf(checks, 'less_than') ?? 100) : '1';
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'enum':
      return turn(Object.values(definition.entries ?? {}), shape);
    case 'literal':
      return definition.values?.[0];
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([name, each]) => [name, inner(each)]),
      );
    case 'array': {
      const most = limitOf(checks, 'max_length') ?? UNBOUNDED_LIST;
      const least = limitOf(checks, 'min_length') ?? 0;
      const length = Math.max(least, Math.min(most, Math.max(1, Math.floor(most * scale.lists))));
      return Array.from({ length }, () => inner(definition.element));
    }
    case 'record':
      return { [String(inner(definition.keyType))]: inner(definition.valueType) };
    case 'union':
      return inner(turn(definition.options ?? [], shape));
    case 'pipe':
      return acceptable(schema, inner(definition.in), shape);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(definition.innerType);
    default:
      return writeShape(shape, UNBOUNDED_TEXT);
  }
}

const turn = <T>(options: readonly T[], shape: Shape): T | undefined =>
  options[SHAPES.indexOf(shape) % Math.max(1, options.length)];

function largestText(schema: Schema, checks: readonly Check[], shape: Shape, { texts }: Scale): unknown {
  const most = limitOf(checks, 'max_length') ?? limitOf(checks, 'length_equals') ?? UNBOUNDED_TEXT;
  const least = limitOf(checks, 'min_length') ?? 0;
  return acceptable(
    schema,
    writeShape(shape, Math.max(least, Math.min(most, Math.ceil(most * texts)))),
    shape,
  );
}

/** The value if its schema accepts it, else the first candidate text that it accepts. */
function acceptable(schema: Schema, value: unknown, shape: Shape): unknown {
  if (schema.safeParse(value).success) return value;
  return formed(writeShape(shape, UNBOUNDED_TEXT)).find((text) => schema.safeParse(text).success) ?? value;
}
