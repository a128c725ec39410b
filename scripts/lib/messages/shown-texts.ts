import { compileMessage } from '../../../packages/messages/src/compile.ts';
import type { Message, Part } from '../../../packages/messages/src/message.ts';
import type { Entry } from './entries.ts';

/** Replaces a number or date; a text parameter stays as `{name}`. */
const FIGURE = '{0}';

/** All texts that a message can show, without tags; none if it does not compile, which is a separate fault. */
export function shownTexts({ source, locale }: Pick<Entry, 'source' | 'locale'>): string[] {
  try {
    return [...new Set(variantsOf(compileMessage(source, locale)))];
  } catch {
    return [];
  }
}

function variantsOf(message: Message): string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (texts, part) => {
      const variants = variantsOfPart(part);
      return texts.flatMap((text) => variants.map((variant) => text + variant));
    },
    [''],
  );
}

function variantsOfPart(part: Part): string[] {
  if (typeof part === 'string') return [part];
  if ('count' in part) return [FIGURE];
  if ('arg' in part) return [part.as ? FIGURE : `{${part.arg}}`];
  if ('tag' in part) return variantsOf(part.children);
  return Object.values(part.cases).flatMap(variantsOf);
}
