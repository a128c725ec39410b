import { type Expression, parseSync, type Program, Visitor, type VisitorObject } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export interface Syntax {
  readonly program: Program;
  readonly lineAt: (offset: number) => number;
}

const parsed = new WeakMap<SourceFile, Syntax>();

/** Several rules read the same file, so its AST is cached as long as the file object lives. */
export function syntaxOf(file: SourceFile): Syntax {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error(`${file.path}: ${errors[0].message}`);
  const syntax = { program, lineAt: (offset: number) => file.text.slice(0, offset).split('\n').length };
  parsed.set(file, syntax);
  return syntax;
}

export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntaxOf(file).program);
}

/** `a.b.c` as ['a', 'b', 'c']; calls are skipped, so `it.each(rows)` is ['it', 'each']. */
export function namePath(expression: Expression | { type: 'Super' }): string[] {
  switch (expression.type) {
    case 'Identifier':
      return [expression.name];
    case 'CallExpression':
      return namePath(expression.callee);
    case 'MemberExpression': {
      const { object, property } = expression;
      if (property.type === 'Identifier') return [...namePath(object), property.name];
      if (property.type === 'Literal') return [...namePath(object), String(property.value)];
      return [...namePath(object), ''];
    }
    default:
      return [''];
  }
}

/** The literal texts of an expression: literals and both branches of conditionals. */
export function writtenTexts(expression: Expression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return [expression.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw).join('…')];
    case 'ConditionalExpression':
      return [...writtenTexts(expression.consequent), ...writtenTexts(expression.alternate)];
    case 'LogicalExpression':
      return [...writtenTexts(expression.left), ...writtenTexts(expression.right)];
    case 'BinaryExpression':
      return expression.operator === '+'
        ? [...writtenTexts(expression.left), ...writtenTexts(expression.right)]
        : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return writtenTexts(expression.expression);
    default:
      return [];
  }
}
