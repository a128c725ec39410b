import {
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isRegularExpressionLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { CompatLookup } from './compat-data.ts';
import { kebabCase, type Use, usesAt } from './use.ts';

const PATTERNS = 'javascript.regular_expressions';

/** Uses found without types: HTML elements, attributes, inline styles, and regexes, which no build compiles. */
export function markupUses(source: SourceFile, compat: CompatLookup): Use[] {
  const uses: Use[] = [];
  const add = (node: Node, features: readonly string[]) =>
    uses.push(...usesAt(source, node, features, compat));
  const visit = (node: Node): void => {
    if (isRegularExpressionLiteral(node)) add(node, patternFeatures(node.text));
    if ((isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) && isIdentifier(node.tagName)) {
      const element = `html.elements.${node.tagName.text}`;
      if (compat.has(element)) {
        add(node, [element]);
        for (const attribute of node.attributes.properties)
          if (isJsxAttribute(attribute) && isIdentifier(attribute.name)) {
            const name = attribute.name.text.toLowerCase();
            add(attribute, [`${element}.${name}`, `html.global_attributes.${name}`]);
            for (const property of styleProperties(name, attribute.initializer))
              add(attribute, [`css.properties.${kebabCase(property)}`]);
          }
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return uses;
}

function styleProperties(attribute: string, value: Node | undefined): string[] {
  if (attribute !== 'style' || !value || !isJsxExpression(value) || !value.expression) return [];
  if (!isObjectLiteralExpression(value.expression)) return [];
  return value.expression.properties.flatMap((property) =>
    isPropertyAssignment(property) && isIdentifier(property.name) ? [property.name.text] : [],
  );
}

function patternFeatures(pattern: string): string[] {
  const groups = Array.from(pattern.matchAll(/\(\?<([^>=!]+)>/g), ([, name]) => name);
  return [
    ...(/\(\?(?:[ims]+|[ims]*-[ims]+):/.test(pattern) ? [`${PATTERNS}.modifier`] : []),
    ...(new Set(groups).size < groups.length
      ? [`${PATTERNS}.named_capturing_group.duplicate_named_capturing_groups`]
      : []),
  ];
}
