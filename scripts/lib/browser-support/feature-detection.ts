import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isIfStatement,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTypeOfExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';

const isMember = (node: Node) => isPropertyAccessExpression(node) || isElementAccessExpression(node);

/**
 * Whether a use runs only if the browser has the feature: `typeof x.name`, `x.name?.()`, or a branch of an `if`, `?:`
 * or `&&` that tests `'name' in x` or `typeof x.name`. A more distant guard, such as an early return, needs an
 * exception.
 */
export function isFeatureDetected(name: string, use: Node): boolean {
  const access = isMember(use.parent) && use.parent.expression !== use ? use.parent : use;
  const { parent } = access;
  if (isTypeOfExpression(parent)) return true;
  if (
    (isMember(parent) || isCallExpression(parent)) &&
    parent.expression === access &&
    parent.questionDotToken
  )
    return true;
  for (let node: Node = access; node.parent; node = node.parent) {
    const condition = conditionOf(node);
    if (condition && conjuncts(condition).some((test) => isTestFor(name, test))) return true;
  }
  return false;
}

/** The condition under which the node runs, if its parent is a conditional. */
function conditionOf(node: Node): Node | null {
  const { parent } = node;
  if (isIfStatement(parent)) return parent.thenStatement === node ? parent.expression : null;
  if (isConditionalExpression(parent)) return parent.whenTrue === node ? parent.condition : null;
  return isBinaryExpression(parent) && isAnd(parent) && parent.right === node ? parent.left : null;
}

const isAnd = ({ operatorToken }: { operatorToken: Node }) =>
  operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;

function conjuncts(condition: Node): Node[] {
  if (isParenthesizedExpression(condition)) return conjuncts(condition.expression);
  return isBinaryExpression(condition) && isAnd(condition)
    ? [...conjuncts(condition.left), ...conjuncts(condition.right)]
    : [condition];
}

function isTestFor(name: string, test: Node): boolean {
  if (!isBinaryExpression(test)) return false;
  const { left, operatorToken, right } = test;
  if (operatorToken.kind === SyntaxKind.InKeyword) return isStringLiteral(left) && left.text === name;
  if (!isTypeOfExpression(left) || !isStringLiteral(right)) return false;
  const isEqual = operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken;
  return lastName(left.expression) === name && isEqual !== (right.text === 'undefined');
}

function lastName(node: Node): string | null {
  if (isIdentifier(node)) return node.text;
  return isPropertyAccessExpression(node) && isIdentifier(node.name) ? node.name.text : null;
}
