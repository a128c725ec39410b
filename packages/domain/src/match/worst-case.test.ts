import { expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { filled, msOf } from '../testing/worst-case.ts';
import { matchResume } from './match-resume.ts';

/** CPU time limits for an ad of 2,000 characters, and for the longest that is read. */
const MAX_MS = 300;
const MAX_LONGEST_MS = 800;

const largeResume = (piece: (index: number) => string) =>
  normaliseResume(
    {
      personalInfo: { firstName: 'Ana', lastName: 'Reis', jobTitle: 'Cook', summary: filled(piece, 7_900) },
      experience: Array.from({ length: 11 }, (_, job) => ({
        id: `job-${job}`,
        company: 'Maré Alta',
        position: 'Cook',
        startDate: '2018-03',
        endDate: '2021-02',
        description: filled((index) => piece(index + job * 997), 7_900),
      })),
    },
    { language: 'en-US' },
  );

const adOf = (line: (index: number) => string, characters: number) =>
  `Requirements:\n${filled(line, characters - 20)}`;
const fishes = (index: number) => `- cooking of k${index.toString(36)}fish\n`;
const boats = (index: number) => `- grilling k${index.toString(36)}fish and fluent English on a boat\n`;

it.each([
  ['one short sentence', () => 'Led a. '],
  ['different short sentences', (index: number) => `Led w${index.toString(36)}x. `],
  ['different words', (index: number) => `w${index.toString(36)}x `],
  ['lines of one character', () => 'a\n'],
  ['one skill', () => 'SQL. '],
  ['figures', (index: number) => `${index * 7 + 3}. `],
])(
  'matches a full resume of %s without holding others',
  (_name, piece) => {
    const resume = largeResume(piece);
    matchResume(
      largeResume(() => 'x '),
      adOf(fishes, 100),
    );
    expect(msOf(() => matchResume(resume, adOf(fishes, 2_000)))).toBeLessThan(MAX_MS);
    expect(msOf(() => matchResume(resume, adOf(boats, 20_000)))).toBeLessThan(MAX_LONGEST_MS);
  },
  30_000,
);
