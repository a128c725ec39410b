import type { ImportDetail, ImportProposal, ImportReading } from '@lauda/contract/resumes/imports';
import type { Resume } from '@lauda/domain/resume/resume';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import type { AiService } from '../ai/service.ts';
import type { OwnImport } from './queries.ts';

export interface FillServiceDeps {
  getImport: (own: OwnImport) => Promise<ImportDetail>;
  ai: Pick<AiService, 'answer'>;
}

const MOST_PROPOSALS = 40;
const MOST_CHARACTERS = 2_000;
const MOST_FILE_CHARACTERS = 20_000;

const answerSchema = z.object({
  values: z
    .array(
      z.object({
        path: z.string().check(z.maxLength(100)),
        value: z.string().check(z.maxLength(MOST_CHARACTERS)),
        lines: z.array(z.number()),
      }),
    )
    .check(z.maxLength(MOST_PROPOSALS)),
});

const PERSONAL = ['jobTitle', 'city', 'phone', 'email'] as const;
const OF_ENTRIES = {
  experience: ['company', 'position', 'location'],
  education: ['school', 'degree', 'field', 'location'],
  certifications: ['issuer'],
} as const;
const WITH_DESCRIPTION = ['experience', 'education', 'projects'] as const;

/** Empty fields, and fields to which text can be added. */
function placesOf(resume: Resume): string[] {
  const gaps = PERSONAL.filter((name) => resume.personalInfo[name] === '').map(
    (name) => `personalInfo/${name}`,
  );
  const ofEntries = (Object.keys(OF_ENTRIES) as (keyof typeof OF_ENTRIES)[]).flatMap((list) =>
    resume[list].flatMap((entry, index) =>
      OF_ENTRIES[list]
        .filter((name) => (entry as unknown as Record<string, unknown>)[name] === '')
        .map((name) => `${list}/${index}/${name}`),
    ),
  );
  const open = WITH_DESCRIPTION.flatMap((list) =>
    resume[list].map((_, index) => `${list}/${index}/description`),
  );
  return [...gaps, ...ofEntries, 'personalInfo/summary', ...open, 'skill'];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the file contains every word of the value; anything else is an unsupported fact. */
function isSaidBy(file: ReadonlySet<string>, value: string): boolean {
  const words = wordsOf(value);
  return words.length > 0 && words.every((word) => file.has(word));
}

const INSTRUCTIONS = `Task: import-fill
A resume was read from a file by rules, which left the numbered lines of "unplaced" over. Say for each line that belongs to one of the fields of "fields" what to write there: the field's path, the words exactly as the file has them and in their language, and the numbers of the lines used. "entries" says which entry a number in a path stands for, "file" holds the whole file. Use only words of the file. Leave out every line that you are not sure of.`;

const entriesText = ({ experience, education }: Resume): string =>
  [
    ...experience.map((entry, index) => `experience/${index}: ${entry.position} | ${entry.company}`),
    ...education.map((entry, index) => `education/${index}: ${entry.degree} | ${entry.school}`),
  ].join('\n');

const linesText = ({ lines }: ImportReading): string => lines.map(({ text }) => text).join('\n');

export type FillService = ReturnType<typeof createFillService>;

/**
 * The AI part of an import: the model may only assign text to fields, and each text is checked against the file.
 */
export function createFillService({ getImport, ai }: FillServiceDeps) {
  return {
    propose: async (own: OwnImport, signal: AbortSignal): Promise<ImportProposal[]> => {
      const { reading } = await getImport(own);
      if (reading === null) throw new AppError('CONFLICT', 'There is nothing read yet.');
      const { resume, unplaced } = reading;
      const places = new Set(placesOf(resume));
      const { values } = await ai.answer({
        actor: own,
        purpose: 'import',
        allowance: 'suggestion',
        instructions: INSTRUCTIONS,
        data: {
          unplaced: unplaced.map(({ text }, index) => `${index}. ${text}`).join('\n'),
          fields: [...places].join('\n'),
          entries: entriesText(resume),
          file: linesText(reading).slice(0, MOST_FILE_CHARACTERS),
        },
        person: { ...resume.personalInfo, contacts: resume.contacts },
        locale: resume.language,
        signal,
        schema: answerSchema,
        finish: (answer) => answer,
      });
      const said = new Set(wordsOf(`${linesText(reading)}\n${unplaced.map(({ text }) => text).join('\n')}`));
      return values
        .filter(({ path, value }) => places.has(path) && value.trim() !== '')
        .map(({ path, value, lines }) => ({
          path,
          value: value.trim(),
          lines: lines.filter((line) => unplaced[line] !== undefined),
          isGrounded: isSaidBy(said, value),
        }));
    },
  };
}
