import { formatPieces, formatText, type Piece } from './format.ts';
import type { MessageParams, MessageTags } from './keys.gen.ts';
import type { Catalogue, MessageValue } from './message.ts';

export type MessageKey = keyof MessageParams;
/** Keys whose text contains tags: the caller has to render each tag. */
export type RichKey = keyof MessageTags;
/** Keys of plain text without values. */
export type PlainKey = { [K in MessageKey]: MessageParams[K] extends null ? K : never }[Exclude<
  MessageKey,
  RichKey
>];

export type Args<K extends MessageKey> = MessageParams[K] extends null ? [] : [values: MessageParams[K]];

export interface Translator {
  readonly locale: string;
  readonly text: <K extends Exclude<MessageKey, RichKey>>(key: K, ...args: Args<K>) => string;
  readonly pieces: <K extends RichKey>(key: K, ...args: Args<K>) => Piece[];
}

export function createTranslator(
  locale: string,
  catalogue: Catalogue,
  onGap: (key: string) => void = () => undefined,
): Translator {
  // The compiler checks keys and `npm run check` checks catalogues; a missing message shows its key instead of
  // crashing.
  const find = (key: string) => {
    const message = catalogue[key];
    if (message === undefined) onGap(key);
    return message ?? key;
  };
  const valuesOf = ([values]: readonly unknown[]) => values as Record<string, MessageValue> | undefined;
  return {
    locale,
    text: (key, ...args) => formatText(find(key), locale, valuesOf(args)),
    pieces: (key, ...args) => formatPieces(find(key), locale, valuesOf(args)),
  };
}
