import type { Resume } from '../../resume/resume.ts';
import { fold } from '../../skills/words.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’.]+(?:\s(?:de|da|do|dos|das|d['’]|of|the)?\s?\p{Lu}[\p{L}'’]+){0,3}`;
const LIVING = String.raw`(?:[Ll]iv(?:e|es|ing)|[Rr]eside?(?:s|nt|nts|nce)?|[Rr]esiding|[Hh]ome|[Bb]ased|[Ll]ocated|[Cc]ommut(?:e|ing|able)|[Rr]elocat(?:e|ing)|[Rr]esidir|[Rr]esid[eê]ncia|[Rr]esidentes?|[Mm]or(?:ar|a|ador\p{L}*)|[Mm]udan[çc]a|[Mm]udar)`;
const LIVES = new RegExp(
  String.raw`(?<!\p{L})${LIVING}(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:in|near|to|around|from|of|em|na|no|para|perto de|pr[óo]xim[oa] a|a)\s+(?:the\s+|o\s+|a\s+)?(?:sites in\s+|cidade de\s+|regi[ãa]o de\s+|zona \p{L}+ de\s+)?(${NAME}(?:(?:,\s|\s(?:or|and|ou|e)\s|,\s(?:or|ou)\s)${NAME})*)`,
  'u',
);

export interface PlaceAsked {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Places where the candidate has to live; any one of them is enough. */
export function placesAsked(line: string): PlaceAsked[] {
  const found = LIVES.exec(line);
  const list = found?.[1];
  if (found === null || list === undefined) return [];
  const from = found.index + found[0].length - list.length;
  return [...list.matchAll(new RegExp(NAME, 'gu'))].map((one) => ({
    start: from + one.index,
    end: from + one.index + one[0].length,
    name: one[0],
  }));
}

const wordsIn = (text: string): string[] => [...(fold(text).match(/[a-z]{3,}/gu) ?? [])];

/** The places where the user lives and works now. */
export const placesOf = ({ personalInfo, experience }: Resume): string[] => [
  personalInfo.city,
  ...experience.filter(({ current }) => current).map(({ location }) => location),
];

const OF_ANY_PLACE = new Set([
  'area',
  'bay',
  'greater',
  'metro',
  'north',
  'south',
  'region',
  'city',
  'grande',
  'regiao',
  'zona',
  'norte',
  'sul',
  'the',
  'sao',
  'santa',
  'rio',
  'new',
  'san',
  'los',
]);

export function isPlaceShown(asked: string, places: readonly string[]): boolean {
  const words = wordsIn(asked);
  const telling = words.filter((word) => !OF_ANY_PLACE.has(word));
  // 'Rio Grande' consists of generic words only.
  const own = telling.length > 0 ? telling : words;
  return places.some((place) => {
    const said = wordsIn(place);
    return own.length > 0 && own.every((word) => said.includes(word));
  });
}
