import { expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { filled, msOf } from '../testing/worst-case.ts';
import { ground } from './ground.ts';
import { MAX_TEXT_CHARACTERS, MAX_TEXT_FIGURES } from './limits.ts';

/** CPU time limits for one text against one entry, and against the whole resume. */
const MAX_ENTRY_MS = 300;
const MAX_RESUME_MS = 800;

/** A resume of maximum size, with every text made of one kind of piece. */
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
        description: filled((index) => piece(index + job), 7_900),
      })),
    },
    { language: 'en-US' },
  );

const figure = (index: number) => `${index * 7 + 3} `;
const otherFigure = (index: number) => `${index * 17.5 + 50_021} `;

it.each([
  ['figures', figure],
  ['shares', (index: number) => `${(index % 89) + 0.5}% `],
  ['sums of money', (index: number) => `$${index * 13 + 7} `],
  ['figures, two on a line', (index: number) => `${index * 7 + 3}${index % 2 === 0 ? ' ' : '\n'}`],
  ['different words', (index: number) => `w${index.toString(36)}x `],
  ['one skill', () => 'SQL, '],
  ['names', (index: number) => `Na${index.toString(36)}me `],
  ['short sentences', () => 'Led a. '],
  ['rates', (index: number) => `${index} a month `],
  ['an unbroken word', () => 'a'],
])(
  'reads a suggestion against a full resume of %s without holding others',
  (_name, piece) => {
    const resume = largeResume(piece);
    ground('Cooked for 30 guests', { resume: largeResume(() => '1 '), original: 'Cooked' });
    const alike = filled((index) => piece(index + 7_777), 4_000);
    const original = filled(piece, 4_000);
    expect(msOf(() => ground(alike, { resume, original }))).toBeLessThan(MAX_RESUME_MS);
  },
  30_000,
);

it('reads 4,000 characters of figures against an entry of figures in 300 ms', () => {
  const resume = largeResume(figure);
  ground('Cooked for 30 guests', { resume: largeResume(() => '1 '), original: 'Cooked' });
  const figures = filled(otherFigure, 4_000);
  expect(msOf(() => ground(figures, { resume, itemId: 'job-0', original: 'z' }))).toBeLessThan(MAX_ENTRY_MS);
}, 60_000);

it('marks what stands behind the last figure that it reads', () => {
  const known = filled(() => '12 ', MAX_TEXT_FIGURES * 3);
  const resume = normaliseResume(
    { experience: [{ id: 'job', position: 'Cook', description: 'Cooked 12 dishes' }] },
    { language: 'en-US' },
  );
  const marked = ground(`${known}and 947 more`, { resume, itemId: 'job', original: 'Cooked 12 dishes' });
  expect(marked.map(({ text }) => text).join(' ')).toContain('947');
});

it('marks all of a text behind the longest that a field holds', () => {
  const resume = largeResume(() => 'Cooked dishes. ');
  const text = filled(() => 'Cooked dishes. ', MAX_TEXT_CHARACTERS);
  expect(ground(`${text}Won a Nobel prize.`, { resume, itemId: 'job-0', original: text })).toMatchObject([
    { start: MAX_TEXT_CHARACTERS, text: 'Won a Nobel prize.' },
  ]);
});
