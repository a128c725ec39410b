import { expect, it } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import type { Resume } from './resume.ts';
import { richTextFromPlain } from './rich-text.ts';
import { parseResume } from './schema.ts';
import { valueAt } from './path.ts';

const period = { startDate: '2019-03', endDate: '2024-11', current: false };

/** No value is a default, so that a field that is dropped or reset shows. */
const FULL: Resume = {
  schemaVersion: 3,
  id: 'resume-1',
  profileId: 'profile-1',
  updatedAt: '2026-11-15T08:00:00.000Z',
  title: 'For the harbour',
  templateId: 'timeline',
  language: 'pt-BR',
  pageSize: 'letter',
  theme: {
    color: '#123abc',
    fontPair: 'inter',
    density: 'airy',
    baseSize: 11,
    margins: 'wide',
    dateFormat: 'long',
    photoShape: 'square',
    photoSize: 'large',
    headingStyle: 'caps',
    headerAlignment: 'center',
  },
  personalInfo: {
    firstName: 'Ana',
    lastName: 'Prado',
    email: 'ana@example.com',
    phone: '+55 11 90000-0000',
    jobTitle: 'Engineer',
    summary: richTextFromPlain('Builds cranes.'),
    city: 'Santos, SP',
    photo: 'photo-1',
  },
  experience: [
    {
      ...period,
      id: 'e1',
      company: 'Porto',
      position: 'Lead',
      location: 'Santos',
      description: richTextFromPlain('Led.'),
    },
  ],
  education: [
    {
      ...period,
      id: 'd1',
      school: 'USP',
      degree: 'masters',
      field: 'engineering',
      location: 'São Paulo',
      description: richTextFromPlain('Thesis.'),
    },
  ],
  skills: [{ id: 's1', name: 'Statics', skillLevelId: 'veryGood', group: 'Structures' }],
  groupByEmployer: false,
  showSkillLevels: true,
  contacts: [{ id: 'l1', kind: 'other', label: 'Site', value: 'https://example.com/ana' }],
  projects: [
    {
      ...period,
      id: 'p1',
      name: 'Crane',
      url: 'https://example.com/crane',
      description: richTextFromPlain('Lifted.'),
    },
  ],
  languages: [{ id: 'g1', name: 'English', level: 'fluent' }],
  certifications: [{ id: 'c1', name: 'PMP', issuer: 'PMI', date: '2022-05', url: 'https://example.com/pmp' }],
  customSections: [
    {
      id: 'x1',
      title: 'Volunteering',
      place: 'side',
      items: [
        {
          ...period,
          id: 'i1',
          title: 'Teacher',
          subtitle: 'Night school',
          url: 'https://example.com/school',
          description: richTextFromPlain('Taught.'),
        },
      ],
    },
  ],
  sectionTitle: {
    personalInfo: 'A',
    objectives: 'B',
    experience: 'C',
    education: 'D',
    skills: 'E',
    projects: 'F',
    languages: 'G',
    certifications: 'H',
  },
  sectionPlace: {
    objectives: 'side',
    experience: 'main',
    education: 'side',
    skills: 'main',
    projects: 'side',
    languages: 'main',
    certifications: 'side',
  },
  sectionOrder: ['skills', 'experience'],
  hiddenSections: ['languages'],
  hiddenEntries: ['p1'],
};

const OF_TEMPLATE = new Set([
  'margins',
  'dateFormat',
  'photoShape',
  'photoSize',
  'headingStyle',
  'headerAlignment',
]);

const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path];

it('[RES-01] keeps every field of a resume as it was written', () => {
  expect(parseResume(FULL)).toEqual({ ok: true, resume: FULL });
});

it('[RES-01] has a place for each field in a new resume too, apart from what the server, a picture or a template gives', () => {
  const given = ['id', 'profileId', 'updatedAt', 'personalInfo.photo'];
  const missing = leaves(FULL)
    .filter((path) => valueAt(emptyResume('en-US'), path) === undefined)
    .filter(([section, field = '']) => section !== 'sectionPlace' && !OF_TEMPLATE.has(field));
  expect(missing.map((path) => path.join('.')).toSorted()).toEqual(given.toSorted());
});
