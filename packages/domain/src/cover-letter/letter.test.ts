import { describe, expect, it } from 'vitest';
import { sampleResume } from '../resume/sample.ts';
import { parseResume } from '../resume/schema.ts';
import { visibleSections } from '../resume/sections.ts';
import {
  emptyLetter,
  LETTER_SECTIONS,
  LETTER_SIZES,
  missingOf,
  NO_SECTIONS,
  TONES,
  isProTone,
} from './letter.ts';
import { letterDocument, placeOfSection, sectionAtPlace } from './letter-document.ts';
import { letterSchema } from './letter-schema.ts';
import { openClaims, standsIn } from './open-claims.ts';
import { letterScaffold } from './scaffold.ts';

const letter = {
  ...emptyLetter('en-US'),
  company: 'Globex',
  position: 'Engineer',
  sections: {
    ...NO_SECTIONS,
    header: 'Today\n\nGlobex\nStreet 1',
    greeting: 'Dear team,',
    body: 'One.\n \nTwo.\n- a\n- b',
    signature: 'Sincerely,\nMaya',
  },
};

describe('the document of a letter', () => {
  const resume = { ...sampleResume('en-US'), templateId: 'executive' as const };
  const document = letterDocument(letter, resume);

  it('has the look and the name of its resume, and of the rest nothing but the letter', () => {
    expect(parseResume(document).ok).toBe(true);
    expect(document).toMatchObject({
      templateId: 'executive',
      theme: resume.theme,
      pageSize: resume.pageSize,
      personalInfo: { firstName: 'Maya', email: resume.personalInfo.email, summary: [] },
      experience: [],
      skills: [],
    });
    expect(document.customSections).toHaveLength(1);
    expect(visibleSections(document)).toContain('custom:letter');
  });

  it('takes the look of a resume that was fitted to one page, and not its sizes', () => {
    const fitted = { ...resume, theme: { ...resume.theme, baseSize: 9, density: 'compact' as const } };
    expect(letterDocument(letter, fitted).theme).toEqual({ ...resume.theme, baseSize: 0, density: 'normal' });
    const large = { ...resume, theme: { ...resume.theme, baseSize: 11.5, density: 'airy' as const } };
    expect(letterDocument(letter, large).theme).toEqual(large.theme);
  });

  it('has the size that was chosen for it, whatever the resume has', () => {
    const large = { ...resume, theme: { ...resume.theme, baseSize: 11.5 } };
    for (const textSize of LETTER_SIZES) {
      const own = letterDocument({ ...letter, textSize }, large);
      expect(own.theme.baseSize).toBe(textSize);
      expect(parseResume(own).ok).toBe(true);
      expect(letterSchema.parse({ ...letter, textSize })).toEqual({ ...letter, textSize });
    }
    expect(letterSchema.safeParse({ ...letter, textSize: 7 }).success).toBe(false);
  });

  it('is read paragraph by paragraph: empty lines part them, single ones break the line', () => {
    const [section] = document.customSections;
    expect(section?.items.map(({ id, description }) => [id, description])).toEqual([
      ['header-1', [{ type: 'paragraph', spans: [{ text: 'Today' }] }]],
      ['header-2', [{ type: 'paragraph', spans: [{ text: 'Globex\nStreet 1' }] }]],
      ['greeting-1', [{ type: 'paragraph', spans: [{ text: 'Dear team,' }] }]],
      ['body-1', [{ type: 'paragraph', spans: [{ text: 'One.' }] }]],
      [
        'body-2',
        [
          { type: 'paragraph', spans: [{ text: 'Two.' }] },
          { type: 'bullets', items: [[{ text: 'a' }], [{ text: 'b' }]] },
        ],
      ],
      ['signature-1', [{ type: 'paragraph', spans: [{ text: 'Sincerely,\nMaya' }] }]],
    ]);
  });

  it('knows which section stands where', () => {
    expect(sectionAtPlace(letter, 'customSections/0/items/4')).toBe('body');
    expect(sectionAtPlace(letter, 'personalInfo')).toBeNull();
    expect(LETTER_SECTIONS.map((section) => placeOfSection(letter, section))).toEqual([
      'customSections/0/items/0',
      'customSections/0/items/2',
      null,
      'customSections/0/items/3',
      null,
      'customSections/0/items/5',
    ]);
  });

  it('is headed by whoever signs it when there is no resume, and never by the company', () => {
    const heading = (signature: string) =>
      letterDocument({ ...letter, sections: { ...NO_SECTIONS, signature } }, null).title;
    expect(heading('Sincerely,\nAna Lima\n')).toBe('Ana Lima');
    expect([heading('Sincerely,'), heading('')]).toEqual(['Cover letter', 'Cover letter']);
  });

  it('loses nothing of a section with more paragraphs than there is room for', () => {
    const body = Array.from({ length: 300 }, (_, index) => `p${index}`).join('\n\n');
    const many = letterDocument({ ...letter, sections: { ...NO_SECTIONS, body } }, null);
    expect(parseResume(many).ok).toBe(true);
    const words = JSON.stringify(many.customSections);
    for (let index = 0; index < 300; index += 1) expect(words).toContain(`p${index}`);
  });
});

it('a scaffold says what is known, in the language of the letter', () => {
  const person = { firstName: 'Ana', lastName: 'Lima' };
  const brief = { company: 'Globex', position: 'Analista', hiringManager: 'Rui', language: 'pt-BR' as const };
  expect(letterScaffold({ brief, person, date: '15 de novembro de 2026' })).toEqual({
    ...NO_SECTIONS,
    header: '15 de novembro de 2026\n\nGlobex\nA/C Rui\n\nAssunto: candidatura à vaga de Analista',
    greeting: 'Olá, Rui,',
    signature: 'Atenciosamente,\nAna Lima',
  });
});

it('a letter to nobody in particular greets the team, in a form without a gender', () => {
  const from = {
    brief: { ...letter, hiringManager: '', company: 'Globex' },
    person: { firstName: '', lastName: '' },
    date: '',
  };
  const greeting = (language: 'en-US' | 'pt-BR') =>
    letterScaffold({ ...from, brief: { ...from.brief, language } }).greeting;
  expect([greeting('en-US'), greeting('pt-BR')]).toEqual([
    'Dear Globex hiring team,',
    'Prezada equipe Globex,',
  ]);
});

it('company, job title and tone are required, and every tone but one is Pro', () => {
  expect(missingOf(emptyLetter('en-US'))).toEqual(['company', 'position', 'tone']);
  expect(missingOf({ ...letter, tone: 'friendly' })).toEqual([]);
  expect(TONES.filter(isProTone)).toEqual(['friendly', 'confident', 'creative']);
});

it('a claim is open until it is confirmed or its words are gone', () => {
  expect([standsIn('40 people', '4'), standsIn('4 people', '4'), standsIn('of 47%.', '47%')]).toEqual([
    false,
    true,
    true,
  ]);
  const claim = { id: 'c', section: 'body', text: '47%', kind: 'number', isConfirmed: false } as const;
  const open = (body: string, isConfirmed = false) =>
    openClaims({ sections: { ...NO_SECTIONS, body }, claims: [{ ...claim, isConfirmed }] }).length;
  expect([open('By 47%.'), open('By half.'), open('By 47%.', true)]).toEqual([1, 0, 0]);
});
