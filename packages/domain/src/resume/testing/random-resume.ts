import { LOCALES } from '../../locale.ts';
import type { Resume } from '../resume.ts';
import { normaliseResume } from '../schema.ts';
import { SECTION_KEYS } from '../sections.ts';
import { TEMPLATE_IDS } from '../template.ts';
import {
  BASE_SIZES,
  DATE_FORMATS,
  DENSITIES,
  FONT_PAIRS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PAGE_SIZES,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '../theme.ts';
import { CONTACT_KINDS, SKILL_LEVELS } from '../vocabulary/vocabulary.ts';
import { type Random, seededRandom } from './random.ts';

/** Letters, quotes, markup, escapes, wide characters and combined characters. */
const PIECES = [
  'a',
  'Zé',
  ' ',
  '"',
  '\\',
  '<b>',
  '$&',
  '__proto__',
  '日本',
  '👩🏽‍💻',
  'e\u0301',
  '‮',
  "d'Ávila",
  '0',
  '•',
];
const IDS = ['a', 'b', 'c', 'd', 'e'];
const URLS = ['', 'https://ana.example', 'ana.example/work'];

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

function makers(random: Random) {
  const text = () => times(random.below(4), () => random.pick(PIECES)).join('');
  const month = () => random.pick(['', '2019', '2021-03', '1999-12']);
  const url = () => random.pick(URLS);
  const span = () => ({
    text: text(),
    ...(random.chance(0.3) && { bold: true }),
    ...(random.chance(0.3) && { italic: true }),
    ...(random.chance(0.2) && { link: 'https://ana.example/a?b=c' }),
  });
  const spans = () => times(random.below(4), span);
  const block = () =>
    random.chance(0.5)
      ? { type: 'paragraph', spans: spans() }
      : { type: random.pick(['bullets', 'numbers']), items: times(1 + random.below(3), spans) };
  const richText = () => times(random.below(4), block);
  const period = () => ({ startDate: month(), endDate: month(), current: random.chance(0.5) });
  const list = <T extends object>(name: string, make: (id: string) => T) =>
    random
      .shuffle(IDS)
      .slice(0, random.below(5))
      .map((letter) => {
        const id = name === '' ? letter : `${name}-${letter}`;
        return Object.assign({ id }, make(id));
      });
  const some = <T>(values: readonly T[]) => random.shuffle(values).slice(0, random.below(values.length + 1));
  return { text, month, url, richText, period, list, some };
}

/** A random resume that an editor could produce; the same for the same seed. */
export function resumeFromSeed(seed: number): Resume {
  const random = seededRandom(seed);
  const { text, month, url, richText, period, list, some } = makers(random);
  const item = () => ({ ...period(), title: text(), subtitle: text(), url: url(), description: richText() });
  const place = () => random.pick([undefined, 'main', 'side']);
  const raw = {
    title: text(),
    templateId: random.pick(TEMPLATE_IDS),
    language: random.pick(LOCALES),
    pageSize: random.pick(PAGE_SIZES),
    theme: {
      color: random.pick(['', '#0e5c45', '#1f2a37']),
      fontPair: random.pick(FONT_PAIRS),
      density: random.pick(DENSITIES),
      baseSize: random.pick(BASE_SIZES),
      margins: random.pick([undefined, ...MARGINS]),
      dateFormat: random.pick([undefined, ...DATE_FORMATS]),
      photoShape: random.pick([undefined, ...PHOTO_SHAPES]),
      photoSize: random.pick([undefined, ...PHOTO_SIZES]),
      headingStyle: random.pick([undefined, ...HEADING_STYLES]),
      headerAlignment: random.pick([undefined, ...HEADER_ALIGNMENTS]),
    },
    personalInfo: {
      firstName: text(),
      lastName: text(),
      email: text(),
      phone: text(),
      jobTitle: text(),
      summary: richText(),
      city: text(),
      photo: random.pick([undefined, 'photo-1', 'photo-2']),
    },
    experience: list('experience', () => ({
      ...period(),
      company: text(),
      position: text(),
      location: text(),
      description: richText(),
    })),
    education: list('education', () => ({
      ...period(),
      school: text(),
      degree: text(),
      field: text(),
      location: text(),
      description: richText(),
    })),
    skills: list('skills', () => ({
      name: text(),
      skillLevelId: random.pick(['', ...SKILL_LEVELS]),
      group: random.pick(['', 'Tools', 'Línguas ']),
    })),
    groupByEmployer: random.chance(0.5),
    showSkillLevels: random.chance(0.5),
    contacts: list('contacts', () => ({
      kind: random.pick(CONTACT_KINDS),
      label: text(),
      value: random.chance(0.5) ? url() : text(),
    })),
    projects: list('projects', () => ({ ...period(), name: text(), url: url(), description: richText() })),
    languages: list('languages', () => ({ name: text(), level: text() })),
    certifications: list('certifications', () => ({
      name: text(),
      issuer: text(),
      date: month(),
      url: url(),
    })),
    customSections: list('', (id) => ({ title: text(), items: list(id, item), place: place() })),
    sectionTitle: { experience: text(), skills: text() },
    sectionPlace: random.pick([undefined, { skills: 'main', languages: place() }]),
    sectionOrder: some([...SECTION_KEYS, 'custom:a', 'custom:b']),
    hiddenSections: some([...SECTION_KEYS, 'custom:a']),
    hiddenEntries: some(['experience-a', 'skills-b', 'contacts-c', 'a-a', 'gone']),
  };
  return normaliseResume(raw, { language: 'en-US' });
}
