export type { Piece } from './format.ts';
export type { MessageTags } from './keys.gen.ts';
export type { Catalogue } from './message.ts';
export {
  type Args,
  createTranslator,
  type MessageKey,
  type PlainKey,
  type RichKey,
  type Translator,
} from './translate.ts';
export { oncePerLocale } from './once-per-locale.ts';
