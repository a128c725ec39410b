import { isCommonName } from './common-names.data.ts';
import { type Chunk, endOf } from './phrases.ts';
import { NO_SKILL } from './phrase-wording.data.ts';
import type { AdLine } from './read-ad.ts';

/** 'AACR2', 'VetSpace': spellings that common words never have. */
const ODD =
  /(?<![\p{L}\p{N}#-])(?:\p{Lu}{3,6}\d{0,2}(?:-\d{1,3})?|\p{Lu}{2}-\d{2,4}|\p{Lu}{3,4}s|\p{Lu}{2,6}\d{1,2}|\p{L}*\p{Ll}\p{Lu}\p{L}*)(?![\p{L}\p{N}])/gu;

/** 'Next Generation Science Standards' */
const LONG_NAME = /(?<=\p{Ll}[\s(]+)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){2,4}(?!\p{L})/gu;
const PLACE =
  /(?<!\p{L})(?:street|road|avenue|county|district|school|university|college|hospital|group|clinic|centre|center|rua|avenida|escola|col[ée]gio|universidade|grupo)(?!\p{L})/iu;

const NAME = String.raw`(\p{Lu}[\p{L}\p{N}]+(?:\s\p{Lu}[\p{L}\p{N}]+){0,2})(?![\p{L}\p{N}])`;
const BEFORE_IN_DUTIES = String.raw`system|software|app|platform|tool|using|sistemas?|aplicativo|plataforma|programa|ferramenta|usando|utilizando|via`;
const cued = (before: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${before})\s+(?:the\s+|o\s+|a\s+)?${NAME}`, 'gu');
const CUED = {
  duty: cued(BEFORE_IN_DUTIES),
  must: cued(String.raw`${BEFORE_IN_DUTIES}|of|with|com`),
} as const;

/** 'Hootsuite, Later', 'SharePoint (Teams)': next to products, a capitalized everyday word is a product, too. */
const LISTED = /(?<=[,(:]\s?)\p{Lu}\p{Ll}{2,}(?=\s?[,;)]|\.?$)/gu;
export const productsIn = (line: string): Chunk[] =>
  [...line.matchAll(LISTED)]
    .filter(([text]) => !NO_SKILL.test(text))
    .map((found) => ({ start: found.index, text: found[0] }));

/** Names recognized by spelling or by the word before them: 'on the Pergamum system', 'sistema Colibri'. */
export function namesIn(line: string, kind: AdLine['kind']): Chunk[] {
  // In all-caps lines no word stands out.
  if (!/\p{Ll}{3}/u.test(line)) return [];
  const odd = [...line.matchAll(ODD)]
    .filter(([text]) => !isCommonName(text))
    .map((found) => ({ start: found.index, text: found[0] }));
  const long = [...line.matchAll(LONG_NAME)]
    .filter(([text]) => !PLACE.test(text))
    .map((found) => ({ start: found.index, text: found[0] }));
  const named = [...line.matchAll(kind === 'duty' ? CUED.duty : CUED.must)].map((found) => ({
    start: found.index + found[0].length - (found[1]?.length ?? 0),
    text: found[1] ?? '',
  }));
  const sure = [...odd, ...long];
  return [
    ...sure,
    ...named.filter(({ start }) => !sure.some((one) => one.start <= start && start < endOf(one))),
  ];
}
