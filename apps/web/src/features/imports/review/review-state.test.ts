import type { ImportReading } from '@lauda/contract/resumes/imports';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { describe, expect, it } from 'vitest';
import { doubtsOf, hasTaxNumber } from './doubts.ts';
import {
  EMPTY_REVIEW,
  place,
  type ReviewState,
  reviewedResume,
  shownRichText,
  shownText,
  takeBack,
  undecided,
  withEdit,
  withProposals,
} from './review-state.ts';
import { linesOfField } from './source-lines.ts';

const box = (y: number) => ({ x: 10, y, width: 100, height: 10 });

function reading(changes: Partial<ImportReading> = {}): ImportReading {
  const resume = normaliseResume(
    {
      personalInfo: {
        firstName: 'Imani',
        lastName: 'Holloway',
        email: 'imani@example.com',
        summary: 'Builds.',
      },
      experience: [
        {
          id: 'e1',
          company: 'Copperfield',
          position: 'Engineer',
          startDate: '2021-03',
          description: [{ type: 'bullets', items: [[{ text: 'Rebuilt it', bold: true }]] }],
        },
        { id: 'e2', company: '', position: 'Intern', startDate: '2019', endDate: '2018' },
      ],
      skills: [{ id: 's1', name: 'SQL' }],
      customSections: [
        {
          id: 'c1',
          title: 'Talks',
          items: [
            { id: 'i1', title: 'One' },
            { id: 'i2', title: 'Two' },
          ],
        },
      ],
    },
    { language: 'en-US' },
  );
  return {
    kind: 'pdf',
    resume,
    fields: [
      { path: 'personalInfo/firstName', value: 'Imani', page: 1, box: box(10), confidence: 0.97 },
      { path: 'experience/0/company', value: 'Copperfield', page: 1, box: box(50), confidence: 0.6 },
    ],
    unplaced: [
      { page: 1, text: 'Zorblat' },
      { page: 1, text: 'Frimble quux' },
    ],
    pages: [{ width: 595, height: 842 }],
    lines: [
      { page: 1, text: 'Imani Holloway', box: box(10) },
      { page: 1, text: 'Copperfield', box: box(50) },
    ],
    ...changes,
  };
}

const made = (of: ImportReading, state = EMPTY_REVIEW) => {
  let count = 0;
  return reviewedResume(of, state, () => `new-${(count += 1)}`);
};

describe('a review', () => {
  it('that nobody touched makes the resume that was read', () => {
    const read = reading();
    expect(made(read)).toEqual(read.resume);
  });

  it('keeps what was typed as it was typed, and makes values of it at the end', () => {
    const read = reading();
    let state = withEdit(EMPTY_REVIEW, 'experience/0/endDate', '04/2024 ');
    state = withEdit(state, 'personalInfo/summary', 'Builds things.\n• and repairs ');
    state = withEdit(state, 'experience/0/current', 'true');
    expect(shownText(read, state, 'personalInfo/summary')).toBe('Builds things.\n• and repairs ');
    expect(shownText(read, state, 'experience/0/startDate')).toBe('03/2021');
    expect(made(read, state)).toMatchObject({
      personalInfo: {
        summary: [
          { type: 'paragraph', spans: [{ text: 'Builds things.' }] },
          { type: 'bullets', items: [[{ text: 'and repairs' }]] },
        ],
      },
      experience: [
        // Untouched fields keep their marks.
        {
          endDate: '2024-04',
          current: true,
          description: [{ items: [[{ text: 'Rebuilt it', bold: true }]] }],
        },
        {},
      ],
    });
  });

  it('keeps bold and links of a text in which a word was changed', () => {
    const read = reading();
    const path = 'experience/0/description';
    const marked = [
      { text: 'Rebuilt ' },
      { text: 'all of it', bold: true },
      { text: ' here', link: 'https://a.example' },
    ] as const;
    const edited = withEdit(EMPTY_REVIEW, path, [{ type: 'bullets', items: [marked] }]);
    expect(shownText(read, edited, path)).toBe('• Rebuilt all of it here');
    const placed = place(read, edited, 0, path);
    expect(made(read, placed).experience[0]?.description).toEqual([
      { type: 'bullets', items: [marked] },
      { type: 'paragraph', spans: [{ text: 'Zorblat' }] },
    ]);
    expect(shownRichText(read, takeBack(read, placed, 0), path)).toEqual([
      { type: 'bullets', items: [marked] },
    ]);
    // The user has rewritten it since, so it is theirs.
    const rewritten = withEdit(placed, path, [{ type: 'paragraph', spans: [{ text: 'Zorblat, twice' }] }]);
    expect(shownText(read, takeBack(read, rewritten, 0), path)).toBe('Zorblat, twice');
  });

  it('leaves entries out, also those of own sections, and edits of others still find theirs', () => {
    const read = reading();
    const state = withEdit(
      { ...EMPTY_REVIEW, removed: ['experience/0', 'customSections/0/items/0'] },
      'experience/1/company',
      'Nord',
    );
    const { experience, customSections } = made(read, state);
    expect(experience.map(({ company }) => company)).toEqual(['Nord']);
    expect(customSections[0]?.items.map(({ title }) => title)).toEqual(['Two']);
  });

  it('puts words without a place where they belong, and takes them back', () => {
    const read = reading();
    expect(undecided(read, EMPTY_REVIEW)).toEqual([0, 1]);
    const placed = place(read, EMPTY_REVIEW, 1, 'personalInfo/summary');
    expect(shownText(read, placed, 'personalInfo/summary')).toBe('Builds.\nFrimble quux');
    const moved = place(read, placed, 1, 'experience/0/description');
    expect(shownText(read, moved, 'personalInfo/summary')).toBe('Builds.');
    expect(shownText(read, moved, 'experience/0/description')).toBe('• Rebuilt it\nFrimble quux');
    expect(undecided(read, moved)).toEqual([0]);
    expect(takeBack(read, moved, 1).places).toEqual({});
    const both = place(read, place(read, EMPTY_REVIEW, 0, 'skill'), 1, 'section');
    expect(made(read, both)).toMatchObject({
      skills: [{ name: 'SQL' }, { name: 'Zorblat' }],
      customSections: [
        { title: 'Talks' },
        { title: 'Other', items: [{ description: [{ spans: [{ text: 'Frimble quux' }] }] }] },
      ],
    });
    expect(made(read, place(read, both, 1, 'out')).customSections).toHaveLength(1);
  });

  it("heads words without a place in the resume's language, not the interface's", () => {
    const english = reading();
    const portuguese = reading({ resume: { ...english.resume, language: 'pt-BR' } });
    const resume = made(portuguese, place(portuguese, EMPTY_REVIEW, 0, 'section'));
    expect(resume.customSections.at(-1)).toMatchObject({ title: 'Outros' });
  });
});

describe('doubts', () => {
  it('have a reason, and end when somebody has looked or it is right', () => {
    const read = reading();
    const doubts = doubtsOf(read, EMPTY_REVIEW);
    expect(Object.fromEntries(doubts)).toEqual({
      'experience/0/company': 'unsure',
      'experience/1/company': 'missing',
      'experience/1/endDate': 'dates',
    });
    let state: ReviewState = { ...EMPTY_REVIEW, confirmed: ['experience/0/company'] };
    state = withEdit(state, 'experience/1/company', 'Nord');
    state = withEdit(state, 'experience/1/endDate', 'someday');
    state = withEdit(state, 'personalInfo/email', 'imani at example');
    expect(Object.fromEntries(doubtsOf(read, state))).toEqual({
      'experience/1/endDate': 'notDate',
      'personalInfo/email': 'email',
    });
    expect(doubtsOf(read, { ...state, removed: ['experience/1'] }).has('experience/1/endDate')).toBe(false);
  });

  it('are more for what was read from a picture', () => {
    expect(doubtsOf(reading({ kind: 'scan' }), EMPTY_REVIEW).get('personalInfo/firstName')).toBe('scan');
  });

  it('stay with what a model put there, and what it made up is not taken over', () => {
    const read = reading();
    const state = withProposals(read, EMPTY_REVIEW, [
      { path: 'experience/1/company', value: 'Zorblat', lines: [0], isGrounded: true },
      { path: 'personalInfo/summary', value: 'Won a prize', lines: [1], isGrounded: false },
    ]);
    expect(shownText(read, state, 'experience/1/company')).toBe('Zorblat');
    expect(doubtsOf(read, state).get('experience/1/company')).toBe('ai');
    expect([undecided(read, state), state.unsaid]).toEqual([
      [1],
      [{ path: 'personalInfo/summary', value: 'Won a prize' }],
    ]);
    expect(JSON.stringify(made(read, state))).not.toContain('prize');
    expect(
      doubtsOf(read, withEdit(state, 'experience/1/company', 'Zorblat Ltd')).has('experience/1/company'),
    ).toBe(false);
    const confirmed = { ...state, confirmed: ['experience/1/company'] };
    expect(doubtsOf(read, confirmed).has('experience/1/company')).toBe(false);
  });

  it('include a CPF, which nobody needs', () => {
    expect(hasTaxNumber(reading())).toBe(false);
    expect(hasTaxNumber(reading({ lines: [{ page: 1, text: 'CPF 123.456.789-09', box: null }] }))).toBe(true);
  });
});

it('a field knows its lines, by place or by its words', () => {
  const read = reading();
  expect([...linesOfField(read, 'experience/0/company')]).toEqual([1]);
  const [name, company] = read.fields as [ImportReading['fields'][number], ImportReading['fields'][number]];
  const data = reading({
    fields: [name, { ...company, box: null }],
    lines: [
      { page: 1, text: 'Positions', box: null },
      { page: 1, text: '   Company Name: Copperfield', box: null },
    ],
  });
  expect([...linesOfField(data, 'experience/0/company')]).toEqual([1]);
  expect(linesOfField(read, null).size).toBe(0);
});
