import { LOCALES } from '@lauda/domain/locale';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import {
  DEGREE_MENUS,
  DEGREES,
  FIELDS_OF_STUDY,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@lauda/domain/resume/vocabulary/vocabulary';
import { choicesOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import type { Resume } from '@lauda/domain/resume/resume';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pageData } from './content/data.ts';
import { documentDocx } from './docx.ts';
import { documentText } from './content/text.ts';

const study = { startDate: '', endDate: '', current: false, location: '', description: [], school: 'X' };

const CHOICES = {
  degrees: {
    keys: DEGREES,
    resume: (degree: string) => ({ education: [{ ...study, id: 'a', degree, field: '' }] }),
  },
  fields: {
    keys: FIELDS_OF_STUDY,
    resume: (field: string) => ({ education: [{ ...study, id: 'a', degree: 'Own', field }] }),
  },
  skillLevels: {
    keys: SKILL_LEVELS,
    resume: (skillLevelId: string) => ({
      showSkillLevels: true,
      skills: [{ id: 'a', name: 'X', skillLevelId, group: '' }],
    }),
  },
  languageLevels: {
    keys: LANGUAGE_LEVELS,
    resume: (level: string) => ({ languages: [{ id: 'a', name: 'X', level }] }),
  },
} as const;

const KINDS = Object.keys(CHOICES) as (keyof typeof CHOICES)[];

describe('[ENT-08] the word of the menu is the word of the page', () => {
  for (const language of LOCALES)
    for (const kind of KINDS)
      it(`${language} ${kind}`, async () => {
        const { keys, resume } = CHOICES[kind];
        const offered = choicesOf<string>(keys, kind, language).filter(({ value }) => value !== 'other');
        for (const { value, label } of offered) {
          // Each key of its list, in an otherwise empty resume.
          const one = { ...emptyResume(language), ...resume(value) } as Resume;
          const docx = unzipSync(await documentDocx(one))['word/document.xml'];
          // A page may put a mark between two characters where no line may break.
          const page = JSON.stringify(pageData(one)).replace(/[\u2060\u00ad\u200b]/gu, '');
          expect(label).not.toBe('');
          for (const text of [page, strFromU8(docx ?? new Uint8Array()), documentText(one)])
            expect(text.replaceAll('\u00a0', ' '), `${value} as “${label}”`).toContain(label);
        }
      });

  it('offers the schooling of its country, each word once, in an order a reader knows', () => {
    const menu = (language: 'en-US' | 'pt-BR') =>
      choicesOf(DEGREE_MENUS[language], 'degrees', language).map(({ label }) => label);
    expect(menu('pt-BR')).toEqual([
      'Ensino médio',
      'Curso técnico',
      'Tecnólogo',
      'Licenciatura',
      'Bacharelado',
      'Graduação',
      'Pós-graduação (especialização)',
      'MBA',
      'Mestrado',
      'Doutorado',
      'Certificado',
      '',
    ]);
    expect(menu('en-US').slice(0, 6)).toEqual([
      'High school diploma',
      'Diploma',
      'Technical diploma',
      'Certificate',
      'Associate degree',
      'Bachelor’s degree',
    ]);
    for (const language of LOCALES) expect(new Set(menu(language)).size).toBe(menu(language).length);
  });

  it('prints nothing for Other without own words', () => {
    const other = { ...emptyResume('pt-BR'), education: [{ ...study, id: 'a', degree: 'other', field: '' }] };
    expect(pageData(other).sections).toEqual([]);
  });
});
