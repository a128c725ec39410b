import { contactFromLink } from '@lauda/domain/resume/contacts/contacts';
import { CONTACT_KINDS, type ContactKind } from '@lauda/domain/resume/vocabulary/vocabulary';
import { keyOfWord } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { Line } from '../source.ts';
import { addressKey, findEmails, findPhones, findUrls } from '../text/contacts.ts';
import { parseLinks } from './entries/dated-lists.ts';
import { found, type FoundTree, implied } from './found.ts';

/** Labels of details that have a field of their own, or that the URL makes obvious. */
export const PLAIN_LABELS =
  /^(?:e-?mail|phone|telephone|tel|telefone|fone|celular|cell|mobile|m[óo]vil|whats?app|linkedin|github|portfolio|portf[óo]lio|site|website|web|endere[çc]o|address|location|localiza[çc][ãa]o|cidade|city|blog|twitter|x)\.?\s*:?\s*/iu;
/** Further labels that files use for our contact kinds. */
const MORE_LABELS: readonly (readonly [ContactKind, RegExp])[] = [
  [
    'drivingLicense',
    /^(?:driv(?:er’?'?s|ing) licen[cs]e|carteira de (?:motorista|habilita[çc][ãa]o)|habilita[çc][ãa]o|cnh)$/iu,
  ],
  ['nationality', /^(?:nationality|citizenship|nacionalidade|cidadania)$/iu],
  ['availability', /^(?:availability|available|notice period|disponibilidade|disponível)$/iu],
  ['pronouns', /^(?:pronouns?|pronomes?)$/iu],
  ['address', /^(?:street address|mailing address|postal address|address|endere[çc]o)$/iu],
];
const LABELLED = /^(\p{L}[\p{L}’'. -]{1,29}?)\s*:\s*(\S.*)$/u;
const SIGN = /\s[·|•]\s/;
const OPEN_END = /[·|•]\s*$/;
const MOST_WORDS_OF_A_LABEL = 3;
const MOST_LETTERS_OF_A_VALUE = 120;

export const isContact = (text: string): boolean =>
  findEmails(text).length + findPhones(text).length + findUrls(text).length > 0;

/** The text of contact lines without emails, URLs and phone numbers, split at common separators. */
export const details = (text: string): string[] =>
  [...findEmails(text), ...findUrls(text), ...findPhones(text)]
    .reduce((rest, found) => rest.replace(found, ' | '), text)
    .split(/\s*[|•·●▪‧⋄◦]\s*|\t|\s{3,}|\s+[–—/]\s+|\s+,\s+|;\s*/)
    .map((part) => part.replace(/^[\s,/–—-]+|[\s,/–—-]+$/g, '').replace(/^\p{So}\uFE0F?\s*/u, ''))
    .filter(Boolean);

/** Joins lines of one text: a tagged paragraph, or a line that ends with a separator before the next detail. */
function wholeTexts(lines: readonly Line[]): Line[][] {
  const texts: Line[][] = [];
  for (const line of lines) {
    const group = texts.at(-1);
    const last = group?.at(-1);
    const goesOn =
      last !== undefined &&
      last.flow === line.flow &&
      ((last.block !== null && last.isParagraph && last.block === line.block) || OPEN_END.test(last.text));
    if (goesOn) group?.push(line);
    else texts.push([line]);
  }
  return texts;
}

/** Joins lines. If details are separated by a character, or each starts a line, a line break also separates them. */
function joined([first = '', ...others]: readonly string[]): string {
  const hasSigns = others.length > 0 && SIGN.test([first, ...others].join(' '));
  return others.reduce(
    (text, line) => text + (hasSigns || LABELLED.test(line) || isContact(line) ? ' · ' : ' ') + line,
    first,
  );
}

const kindOf = (label: string): ContactKind | null => {
  const key = keyOfWord(label, 'contactKinds');
  return (
    CONTACT_KINDS.find((kind) => kind === key) ??
    MORE_LABELS.find(([, form]) => form.test(label))?.[0] ??
    null
  );
};

/** The text of the cells, in which a URL that wrapped to the next line is complete. */
const textOf = ({ cells }: Line) => cells.map(({ text }) => text).join(' ');

interface OwnContact {
  readonly tree: FoundTree;
  readonly line: Line;
  readonly offset: number;
}

/** 'CNH: B', and in contact lines also custom labels: 'Team: Santos'. */
function labelledOf([first, ...others]: readonly Line[], isContactSection: boolean): OwnContact[] {
  if (first === undefined) return [];
  const lines = [first, ...others];
  const text = joined(lines.map((line) => line.text.replaceAll('\t', '   ')));
  const isOwnAllowed = isContactSection || isContact(text);
  return details(text).flatMap((part): OwnContact[] => {
    const [, label = '', value = ''] = LABELLED.exec(part) ?? [];
    if (value === '' || value.length > MOST_LETTERS_OF_A_VALUE) return [];
    const kind = kindOf(label);
    const isOwn =
      isOwnAllowed && label.split(' ').length <= MOST_WORDS_OF_A_LABEL && !PLAIN_LABELS.test(label);
    if (kind === null && !isOwn) return [];
    const line = lines.find((own) => own.text.includes(label)) ?? first;
    const named = kind === null ? { label: found(label, [line], 0.7) } : {};
    return [
      {
        tree: {
          kind: implied(kind ?? 'other'),
          ...named,
          value: found(value, lines, kind === null ? 0.7 : 0.9),
        },
        line,
        offset: textOf(line).indexOf(label),
      },
    ];
  });
}

/** The host of an email address looks like a URL; skip it. */
function linksOf(lists: readonly (readonly Line[])[], email: string): OwnContact[] {
  const seen = new Set<string>();
  const host = email.split('@')[1] ?? '';
  return lists
    .flatMap((lines) => parseLinks(joinBroken(lines)))
    .flatMap(({ label, url, line }): OwnContact[] => {
      const key = addressKey(url);
      if (key === host || seen.has(key) || key === '') return [];
      seen.add(key);
      const bare = label.replace(/^[^\p{L}]+/u, '');
      const contact = contactFromLink(isContact(bare) || bare.length > 40 ? '' : bare, url);
      return [
        {
          tree: {
            kind: implied(contact.kind),
            label: found(contact.label, [line], 0.6),
            value: found(url, [line], 0.95),
          },
          line,
          offset: Math.max(0, textOf(line).indexOf(url)),
        },
      ];
    });
}

/** Contact details without a field of their own, in file order. */
export function ownContacts(
  { opening, contact, linked }: Readonly<Record<'opening' | 'contact' | 'linked', readonly Line[]>>,
  email: string,
): FoundTree[] {
  const placeOf = ({ line, offset }: OwnContact) => (line.cells[0]?.order ?? 0) * 1_000 + offset;
  const inContacts = [
    ...linksOf([[...opening, ...contact], linked], email),
    ...wholeTexts(opening).flatMap((lines) => labelledOf(lines, false)),
    ...wholeTexts([...contact, ...linked]).flatMap((lines) => labelledOf(lines, true)),
  ];
  return inContacts.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ tree }) => tree);
}

/** 'ana.' and 'example.com' are two halves of one URL, not the end of a sentence and a URL. */
function isBrokenHost(before: string, after: string): boolean {
  const [start = ''] = /\S+$/.exec(before) ?? [];
  const [end = ''] = /^\S+/.exec(after) ?? [];
  return /^[\p{Ll}\p{N}.-]+\.$/u.test(start) && findUrls(start + end)[0] === start + end;
}

/** Joins a URL broken at a slash or dot with the start of the next line. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [cell] = last?.cells.slice(-1) ?? [];
    const [next, ...others] = line.cells;
    if (
      last &&
      cell &&
      next &&
      (isBrokenHost(cell.text, next.text) ||
        (/[\p{L}\p{N}](?:\/|-|\/in)$/u.test(cell.text) &&
          findUrls(cell.text).length > 0 &&
          /^[\p{L}\p{N}_-]+(?=\s|$)/u.test(next.text)))
    ) {
      const text = cell.text + next.text;
      joined[joined.length - 1] = { ...last, cells: [...last.cells.slice(0, -1), { ...cell, text }] };
      if (others.length > 0) joined.push({ ...line, cells: others });
    } else joined.push(line);
  }
  return joined;
}
