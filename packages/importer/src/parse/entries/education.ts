import { degreeFromText, fieldFromText } from '@lauda/domain/resume/vocabulary/vocabulary';
import { degreeScore, schoolScore } from '../../lexicon/roles.ts';
import type { Line } from '../../source.ts';
import { blocksOf, itemsOf } from '../body.ts';
import { entriesOf, type Entry } from './entries.ts';
import { periodOf } from './experience.ts';
import { headed, type Headed } from './headed.ts';
import { found, type FoundTree } from '../found.ts';
import type { Part } from './head-parts.ts';

const degreeFirst = (first: string, second: string) =>
  degreeScore(first) + schoolScore(second) - degreeScore(second) - schoolScore(first);

function isDegreeFirst(entries: readonly Headed[]): boolean {
  const votes = entries.map(({ names: [first, second] }) =>
    first && second ? degreeFirst(first.text, second.text) : 0,
  );
  return votes.reduce((sum, vote) => sum + vote, 0) >= 0;
}

const GRADE = /\b(?:c?gpa|cra|ira|grade|nota|m[ée]dia|score)\b|^\d(?:[.,]\d+)?\s*(?:\/\s*\d|gpa)/i;

/** Studies without dates still have one school each. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const entries: { head: Line[]; body: Line[]; date: null }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const hasSchool = last?.head.some(({ text }) => schoolScore(text) > 0) === true;
    const hasDegree = last?.head.some(({ text }) => degreeScore(text) > 0) === true;
    const isSchool = schoolScore(line.text) > 0;
    const isDegree = degreeScore(line.text) > 0;
    const isNext = (isSchool && hasSchool) || (isDegree && hasDegree && !isSchool);
    if (!last || isNext) entries.push({ head: [line], body: [], date: null });
    else if (line.isBullet || (hasSchool && hasDegree)) last.body.push(line);
    else last.head.push(line);
  }
  return entries;
}

export function parseEducation(lines: readonly Line[]): FoundTree[] {
  const dated = entriesOf(lines);
  const entries = (dated.length > 0 ? dated : undatedEntries(lines))
    .filter(({ head }) => head.length > 0)
    .map((entry) => headed(entry, 2, ({ text }) => text.includes(', ')));
  const first = isDegreeFirst(entries);
  return entries.map((entry) => study(entry, first));
}

function study({ entry, names, place, rest }: Headed, isFirst: boolean): FoundTree {
  const grades = names.filter(({ text }) => GRADE.test(text));
  const parts = names.filter((part) => !grades.includes(part));
  const school = schoolOf(parts, isFirst);
  const others = parts.filter((part) => part !== school);
  const degrees = others.filter(({ text }) => degreeScore(text) > 0);
  // 'PhD' in the margin and 'PhD in Physics' beside it: the longer text includes both.
  const degree =
    degrees.find(({ text }) => degrees.every((other) => text.includes(other.text))) ??
    degrees[0] ??
    others[0];
  const more = others.filter((part) => part !== degree && degree?.text.includes(part.text) !== true);
  const fieldPart =
    degree && more[0] && degreeScore(more[0].text) === 0 && schoolScore(more[0].text) === 0
      ? more[0]
      : undefined;
  const extra = [...more.filter((part) => part !== fieldPart), ...grades, ...rest].map(({ text, line }) => ({
    text,
    isBullet: false,
    lines: [line],
  }));
  const items = [...extra, ...itemsOf(entry.body)];
  const split = degree && !fieldPart ? knownDegree(degree.text) : null;
  return {
    school: school && found(school.text, [school.line], schoolScore(school.text) > 0 ? 0.95 : 0.7),
    degree:
      degree &&
      found(
        split?.degree ?? degreeFromText(degree.text),
        [degree.line],
        degreeScore(degree.text) > 0 ? 0.95 : 0.6,
      ),
    field: fieldPart
      ? found(fieldFromText(fieldPart.text), [fieldPart.line], 0.7)
      : degree && split
        ? found(split.field, [degree.line], 0.95)
        : undefined,
    location: place && found(place.text, [place.line], 0.9),
    ...periodOf(entry),
    description: found(
      blocksOf(items),
      items.flatMap((item) => item.lines),
      0.85,
    ),
  };
}

function schoolOf(parts: readonly Part[], isDegreeFirst: boolean): Part | undefined {
  const best = parts.toSorted(
    (a, b) => schoolScore(b.text) - degreeScore(b.text) - schoolScore(a.text) + degreeScore(a.text),
  )[0];
  if (!best) return undefined;
  if (schoolScore(best.text) > degreeScore(best.text)) return best;
  if (parts.length === 1) return degreeScore(best.text) > 0 ? undefined : best;
  const [one, two] = parts;
  return isDegreeFirst ? two : one;
}

/** 'Bachelor's degree, Engineering', if both are words from the editor's vocabulary. */
function knownDegree(text: string): { degree: string; field: string } | null {
  const at = text.indexOf(', ');
  if (at < 0) return null;
  const [degree, field] = [degreeFromText(text.slice(0, at)), fieldFromText(text.slice(at + 2))];
  return degree === text.slice(0, at) ? null : { degree, field };
}
