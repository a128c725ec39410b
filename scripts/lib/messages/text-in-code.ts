import type { Expression, JSXChild, JSXExpression } from 'oxc-parser';
import type { Fault } from '../fault.ts';
import { isGeneratedFile, isTestFile, type SourceFile } from '../source-files.ts';
import { syntaxOf, visit, writtenTexts } from '../syntax.ts';

/** Attributes and props whose text users read or hear. */
const TEXT_PROPS = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'legend',
  'placeholder',
  'subtitle',
  'title',
]);

const isChecked = (path: string): boolean =>
  path.startsWith('apps/web/src/') &&
  !/^apps\/web\/src\/(dev|testing)\//.test(path) &&
  !isTestFile(path) &&
  !isGeneratedFile(path);

/** Ignores the product's name, which is the same everywhere, and entities such as &nbsp;. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/&#?\w+;|\bLauda\b/g, ''));
/** In plain objects a `title` may be data; two words or a capital letter make it a text. */
const looksLikeText = (text: string): boolean => /^\p{Lu}\p{Ll}|\p{L}\s+\p{L}/u.test(text);

/** Text in the web app's code instead of the catalog. A prop may contain a message key. */
export function textInCodeFaults(files: readonly SourceFile[], keys: ReadonlySet<string>): Fault[] {
  return files.filter(({ path }) => isChecked(path)).flatMap((file) => faultsOf(file, keys));
}

function faultsOf(file: SourceFile, keys: ReadonlySet<string>): Fault[] {
  const { lineAt } = syntaxOf(file);
  const faults: Fault[] = [];
  const add = (start: number, text: string) =>
    faults.push({
      path: file.path,
      line: lineAt(start),
      message: `text in code, put it into packages/messages/locales: ${JSON.stringify(text.trim().slice(0, 60))}`,
    });
  const addTexts = (expression: Expression, isText: (text: string) => boolean) => {
    for (const text of writtenTexts(expression))
      if (isText(text) && !keys.has(text)) add(expression.start, text);
  };
  const addExpression = (expression: JSXExpression) => {
    if (expression.type !== 'JSXEmptyExpression') addTexts(expression, hasLetters);
  };
  const checkChildren = (children: readonly JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText' && hasLetters(child.value))
        add(child.start + leadingSpace(child.value), child.value);
      if (child.type === 'JSXExpressionContainer') addExpression(child.expression);
    }
  };
  visit(file, {
    JSXElement: ({ children }) => checkChildren(children),
    JSXFragment: ({ children }) => checkChildren(children),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !TEXT_PROPS.has(name.name) || !value) return;
      if (value.type === 'Literal') addTexts(value, hasLetters);
      if (value.type === 'JSXExpressionContainer') addExpression(value.expression);
    },
    ObjectExpression({ properties }) {
      for (const part of properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && TEXT_PROPS.has(part.key.name))
          addTexts(part.value, looksLikeText);
    },
  });
  return faults;
}

const leadingSpace = (text: string): number => text.length - text.trimStart().length;
