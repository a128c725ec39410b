import { parse, type PluralCategory } from '@messageformat/parser';
import type { Message, Part } from './message.ts';

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

const TAG = /<(\/?)([a-zA-Z]\w*)>/g;

/**
 * Compiles ICU text into parts. Done at build time for the browser, which therefore needs no parser. Throws on anything
 * the formatter cannot show: unknown functions, plural forms the language does not have, tags that do not nest.
 */
export function compileMessage(source: string, locale: string): Message {
  const cardinal = new Intl.PluralRules(locale).resolvedOptions().pluralCategories as PluralCategory[];
  const tokens = parse(source, { cardinal, strict: true, strictPluralKeys: true });
  return simplify(nestTags(toParts(tokens), source));
}

function toParts(tokens: readonly Token[]): Part[] {
  return tokens.flatMap((token): Part[] => {
    switch (token.type) {
      case 'content':
        return [token.value];
      case 'argument':
        return [{ arg: token.arg }];
      case 'octothorpe':
        return [{ count: true }];
      case 'function':
        if (token.key !== 'number' && token.key !== 'date' && token.key !== 'time')
          throw new Error(`{${token.arg}, ${token.key}} is not a format we have (number, date, time)`);
        return [{ arg: token.arg, as: token.key }];
      case 'select':
        return [{ select: token.arg, cases: toCases(token.cases) }];
      case 'plural':
        return [{ plural: token.arg, offset: token.pluralOffset ?? 0, cases: toCases(token.cases) }];
      case 'selectordinal':
        throw new Error('selectordinal is not supported');
    }
  });
}

const toCases = (cases: readonly { key: string; tokens: readonly Token[] }[]) =>
  Object.fromEntries(
    cases.map(({ key, tokens }) => [key, simplify(nestTags(toParts(tokens), `case ${key}`))]),
  );

/** A tag may span arguments, so opening and closing tags are matched over the whole list of parts. */
function nestTags(parts: readonly Part[], source: string): Part[] {
  const root: Part[] = [];
  const open: { tag: string; children: Part[] }[] = [];
  const push = (part: Part) => part !== '' && (open.at(-1)?.children ?? root).push(part);
  for (const part of parts) {
    if (typeof part !== 'string') {
      push(part);
      continue;
    }
    let end = 0;
    for (const match of part.matchAll(TAG)) {
      push(part.slice(end, match.index));
      end = match.index + match[0].length;
      const tag = match[2] ?? '';
      if (match[1] === '') {
        open.push({ tag, children: [] });
        continue;
      }
      const closed = open.pop();
      if (closed?.tag !== tag) throw new Error(`</${tag}> closes nothing in: ${source}`);
      push({ tag, children: simplify(closed.children) });
    }
    push(part.slice(end));
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.tag}> is not closed in: ${source}`);
  return root;
}

function simplify(parts: readonly Part[]): Message {
  if (parts.length === 0) return '';
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}
