import { languageLevel, leadingLanguage, skillLevel } from '../lexicon/levels.ts';
import type { Line } from '../source.ts';
import { withoutDates } from '../text/dates.ts';
import { hadRoom, joinLines } from './body.ts';
import { found, type FoundTree } from './found.ts';

interface Piece {
  readonly text: string;
  readonly lines: readonly Line[];
}

const SEPARATORS = /\s*[;|•·●▪◦‧]\s*|,\s+(?![^(]*\))|\s+\/\s+|\t/;
const LABEL = /^([\p{L}][\p{L}\p{N} &/+,.()-]{1,48}?)\s*:\s+(?=\S)/u;
const CONNECTOR = /\b(?:de|da|do|e|em|and|of|for|the|to|with|y|para|com|&)$/i;

/** Groups lines: a list wrapped over several lines, or one item per line. */
function groupsOf(lines: readonly Line[]): Piece[] {
  const isRunning = lines.some(({ text }) => /[,;|•·]\s/.test(text.trim().slice(1)));
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isNew =
      !last ||
      line.isBullet ||
      LABEL.test(line.text) ||
      line.flow !== last.flow ||
      (line.block !== null &&
        last.block !== null &&
        line.block !== last.block &&
        !CONNECTOR.test(last.text) &&
        !/\([^()]*$/.test(last.text)) ||
      !continues(last, line, isRunning);
    if (isNew) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((own) => ({
    lines: own,
    text: own.length === 1 ? (own[0]?.text ?? '') : joinTabbed(own),
  }));
}

/** 'Tools and platforms:' and 'Tools: Kafka,' continue on the next line, even if the label is bold. */
const isOpenLabel = (text: string) => text.endsWith(':') || (LABEL.test(text) && text.endsWith(','));

function continues(last: Line, line: Line, isRunning: boolean): boolean {
  if (isOpenLabel(last.text.trim()) && !LABEL.test(line.text)) return true;
  if (last.style.bold !== line.style.bold) return false;
  if (/\([^()]*$/.test(last.text)) return true;
  if (/[,;|•·&/–—-]$/.test(last.text) || CONNECTOR.test(last.text)) return true;
  if (isRunning) return !hadRoom(last, line) && /[,;|•·]/.test(`${last.text}${line.text}`);
  return last.cells.length === 1 && /^\p{Ll}/u.test(line.text) && !hadRoom(last, line);
}

const joinTabbed = (lines: readonly Line[]) =>
  lines.reduce((all, { text }) => {
    if (all === '') return text;
    return /[\p{L}]-$/u.test(all) ? joinLines([all, text]) : `${all} ${text}`;
  }, '');

const split = (text: string) =>
  text
    .split(SEPARATORS)
    .map((piece) => piece.replace(/^[\s,;–—-]+|[\s,;:–—-]+$/g, '').replace(/(?<!\b\p{L})\.$/u, ''))
    .map((piece) => piece.replace(/^(?:and|e|y)\s+/i, ''))
    .filter((piece) => piece !== '' && /[\p{L}\p{N}]/u.test(piece));

export interface LabelledList {
  readonly label: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Splits a skills section by its labels: 'Languages: Python, Rust'. */
export const labelledLists = (lines: readonly Line[]): LabelledList[] =>
  groupsOf(lines).map(({ text, lines: own }) => {
    const first = text.split('\t')[0] ?? '';
    const isTable =
      text.includes('\t') &&
      own[0]?.cells[0]?.spans.every(({ bold }) => bold) === true &&
      /,/.test(text.slice(first.length));
    if (isTable) return { label: first, text: text.slice(first.length + 1), lines: own };
    const label = LABEL.exec(text);
    const [value = ''] = split(text.slice(label?.[0].length ?? 0));
    // 'React: Advanced; C#' has no label but a skill with its level.
    return label === null || skillLevel(value) !== null
      ? { label: '', text, lines: own }
      : { label: label[1] ?? '', text: text.slice(label[0].length), lines: own };
  });

const LEVELLED = /^(.*?)\s*(?:\(([^()]+)\)|\s[–—-]\s(.+)|:\s(.+))$/u;

interface FoundSkill {
  readonly name: string;
  readonly level: string;
  readonly group: string;
  readonly lines: readonly Line[];
}

export function parseSkills(lists: readonly LabelledList[]): FoundTree[] {
  const skills: FoundSkill[] = [];
  for (const { label, text, lines } of lists)
    for (const piece of split(text)) {
      const own = skillLevel(piece);
      const last = skills.at(-1);
      // 'Typography' with '– Advanced' wrapped to the next line.
      if (own !== null && last?.level === '') skills[skills.length - 1] = { ...last, level: own };
      if (own !== null) continue;
      const levelled = LEVELLED.exec(piece);
      const level = skillLevel(levelled?.[2] ?? levelled?.[3] ?? levelled?.[4] ?? '');
      const name = (level === null ? piece : (levelled?.[1] ?? piece)).trim();
      const isKnown = skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase());
      if (name !== '' && !isKnown) skills.push({ name, level: level ?? '', group: label, lines });
    }
  return skills.map(({ name, level, group, lines }) => ({
    name: found(name, lines, 0.9),
    skillLevelId: found(level, lines, 0.9),
    group: found(group, lines, 0.9),
  }));
}

export function parseLanguages(lines: readonly Line[]): FoundTree[] {
  const pieces = groupsOf(lines).flatMap(({ text, lines: own }) => {
    const rows = text.split('\t');
    const isRow =
      rows.length === 2 && leadingLanguage(rows[0] ?? '') !== null && leadingLanguage(rows[1] ?? '') === null;
    return (isRow ? [rows.join(' – ')] : split(text)).map((piece) => ({ piece, lines: own }));
  });
  const languages: { name: string; level: string; lines: readonly Line[]; isKnown: boolean }[] = [];
  for (const { piece, lines: own } of pieces) {
    const known = leadingLanguage(piece);
    const last = languages.at(-1);
    const level = /^(.+?)\s*(?:\(([^()]+)\)|\s*[–—-]\s+(.+)|:\s*(.+))$/u.exec(piece);
    if (known) {
      const rest = known.rest.replace(/^[\s:,–—(-]+|[\s).]+$/g, '');
      languages.push({ name: known.name, level: rest, lines: own, isKnown: true });
    } else if (last && last.level === '' && last.isKnown)
      languages[languages.length - 1] = { ...last, level: piece };
    else
      languages.push({
        name: (level?.[1] ?? piece).trim(),
        level: (level?.[2] ?? level?.[3] ?? level?.[4] ?? '').trim(),
        lines: own,
        isKnown: false,
      });
  }
  return languages.map(({ name, level, lines: own, isKnown }) => ({
    name: found(name, own, isKnown ? 0.97 : 0.6),
    level: found(languageLevel(level), own, 0.85),
  }));
}

export const isLanguageList = (text: string): boolean => {
  const pieces = split(withoutDates(text));
  return pieces.length > 0 && pieces.every((piece) => leadingLanguage(piece) !== null);
};
