import { MAX_CHARACTERS, MAX_ITEMS } from '../../../../packages/domain/src/resume/limits.ts';
import type { Resume } from '../../../../packages/domain/src/resume/resume.ts';
import { normaliseResume, parseResume } from '../../../../packages/domain/src/resume/schema.ts';
import { TEMPLATE_IDS } from '../../../../packages/domain/src/resume/template.ts';
import { type Shape, writeShape } from './shapes.ts';

interface Proportions {
  readonly entries: number;
  readonly characters: number;
}

const ids = <T>(length: number, entry: (index: number) => T): (T & { id: string })[] =>
  Array.from({ length }, (_, index) => ({ id: `i${index}`, ...entry(index) }));

/** Formatting on every other run, in long lists: rich text at its deepest nesting. */
const marked = (text: string, lines: number) => {
  const length = Math.max(1, Math.floor(text.length / lines));
  return [
    {
      type: 'bullets',
      items: Array.from({ length: Math.min(lines, MAX_ITEMS.listLines) }, (_, index) => [
        { text: text.slice(index * length, index * length + length / 2), bold: true },
        { text: text.slice(index * length + length / 2, (index + 1) * length), italic: true },
      ]),
    },
  ];
};

function resumeOf(shape: Shape, turn: number, { entries, characters }: Proportions): Resume {
  const line = writeShape(shape, MAX_CHARACTERS.line).replaceAll('\n', ' ').trim() || 'Line';
  const name = line.slice(0, MAX_CHARACTERS.name).toWellFormed();
  const body = writeShape(shape, Math.min(characters, MAX_CHARACTERS.richText));
  const description = turn % 2 === 0 ? body : marked(body, 100);
  const few = (most: number) => Math.max(1, Math.min(most, entries));
  return normaliseResume(
    {
      title: name.slice(0, MAX_CHARACTERS.title),
      templateId: TEMPLATE_IDS[turn % TEMPLATE_IDS.length],
      personalInfo: { firstName: name, lastName: name, jobTitle: line, city: name, summary: description },
      experience: ids(few(MAX_ITEMS.experience), () => ({
        company: line,
        position: line,
        startDate: '2019-01',
        current: true,
        description,
      })),
      education: ids(few(Math.ceil(entries / 4)), () => ({ school: line, degree: line, description: '' })),
      skills: ids(few(Math.min(MAX_ITEMS.skills, entries * 2)), (index) => ({ name: `${name} ${index}` })),
      projects: ids(few(Math.ceil(entries / 4)), () => ({ name: line, description: '' })),
      customSections: ids(2, () => ({ title: name, items: ids(few(4), () => ({ title: line })) })),
    },
    { language: turn % 3 === 0 ? 'pt-BR' : 'en-US' },
  );
}

const made = new Map<Shape, Resume>();

/** Alternates between few entries with long texts, many with short ones, and a mix; just under the size limit. */
export function largestResume(shape: Shape, turn: number): Resume {
  const resume = made.get(shape) ?? shrunk(shape, turn);
  made.set(shape, resume);
  return resume;
}

function shrunk(shape: Shape, turn: number): Resume {
  const starts: readonly Proportions[] = [
    { entries: 12, characters: 8_000 },
    { entries: MAX_ITEMS.experience, characters: 1_500 },
    { entries: 30, characters: 3_000 },
  ];
  let proportions = starts[turn % starts.length] ?? { entries: 1, characters: 1_000 };
  for (;;) {
    const resume = resumeOf(shape, turn, proportions);
    if (parseResume(resume).ok || proportions.characters < 10) return resume;
    proportions = {
      entries: Math.max(1, Math.floor(proportions.entries * 0.88)),
      characters: Math.floor(proportions.characters * 0.93),
    };
  }
}
