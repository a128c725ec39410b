import type { Locale } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { HOSTILE_TEXTS, type HostileKind } from './hostile.data.ts';
import { ENGLISH, PORTUGUESE, type Story } from './stories.data.ts';

const STORIES: Readonly<Record<Locale, Story>> = { 'en-US': ENGLISH, 'pt-BR': PORTUGUESE };

export const LENGTHS = ['short', 'two-page', 'four-page'] as const;
export type Length = (typeof LENGTHS)[number];

const bullets = (lines: readonly string[]) =>
  lines.length === 0 ? [] : [{ type: 'bullets', items: lines.map((text) => [{ text }]) }];

/** A resume of about the given length. Longer ones repeat the jobs with other years and numbers. */
export function sampleResume(language: Locale, length: Length, over: object = {}): Resume {
  const story = STORIES[language];
  const count = { short: 2, 'two-page': 6, 'four-page': 16 }[length];
  const jobs = Array.from({ length: count }, (_, index) => {
    const job = story.jobs[index % story.jobs.length] ?? story.jobs[0];
    const round = Math.floor(index / story.jobs.length);
    return {
      id: `job-${index}`,
      company: round === 0 ? job.company : `${job.company} ${round + 1}`,
      position: job.position,
      location: job.location,
      startDate: `${2023 - index}-03`,
      endDate: index === 0 ? '' : `${2024 - index}-02`,
      current: index === 0,
      description: bullets(job.bullets.map((text) => (round === 0 ? text : `${text} (${round + 1})`))),
    };
  });
  const isShort = length === 'short';
  return normaliseResume(
    {
      title: story.title,
      language,
      personalInfo: story.personalInfo,
      experience: jobs,
      education: isShort ? story.education.slice(0, 1) : story.education,
      skills: story.skills,
      // The longest form: prints skill levels where there are any.
      showSkillLevels: true,
      languages: story.languages,
      contacts: story.contacts,
      projects: isShort
        ? []
        : story.projects.map((project) => ({ ...project, description: bullets(project.bullets) })),
      certifications: isShort ? [] : story.certifications,
      customSections: isShort
        ? []
        : [
            {
              id: 'volunteering',
              title: story.custom.title,
              items: [
                { ...story.custom, title: story.custom.role, description: bullets(story.custom.bullets) },
              ],
            },
          ],
      ...over,
    },
    { language },
  );
}

/** The same text in every field that a user can fill in. */
export function hostileResume(language: Locale, kind: HostileKind, over: object = {}): Resume {
  const text = HOSTILE_TEXTS[kind];
  const period = { startDate: '2019-01', endDate: '2021-12', current: false };
  const description = [
    { type: 'paragraph', spans: [{ text, bold: true }] },
    { type: 'bullets', items: [[{ text }], [{ text, italic: true, link: 'https://a.example' }]] },
    { type: 'numbers', items: [[{ text }]] },
  ];
  const entry = { id: 'a', ...period, description };
  return normaliseResume(
    {
      title: text,
      language,
      personalInfo: {
        firstName: text,
        lastName: text,
        email: text,
        phone: text,
        jobTitle: text,
        city: text,
        summary: description,
      },
      experience: [{ ...entry, company: text, position: text, location: text }],
      education: [{ ...entry, school: text, degree: text, field: text, location: text }],
      skills: [{ id: 'a', name: text, skillLevelId: 'expert' }],
      contacts: [
        { id: 'a', kind: 'other', label: text, value: 'https://a.example/path' },
        { id: 'contact-b', kind: 'website', value: 'javascript:alert(1)' },
        { id: 'contact-c', kind: 'address', value: text },
      ],
      projects: [{ ...entry, name: text, url: 'javascript:alert(1)' }],
      languages: [{ id: 'a', name: text, level: text }],
      certifications: [{ id: 'a', name: text, issuer: text, date: '2020', url: '' }],
      customSections: [{ id: 'a', title: text, items: [{ ...entry, title: text, subtitle: text, url: '' }] }],
      sectionTitle: { experience: text },
      ...over,
    },
    { language },
  );
}

/** One position for each kind of text. */
export const mixedResume = (language: Locale, over: object = {}): Resume =>
  sampleResume(language, 'short', {
    experience: Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
      id,
      position: text,
      company: text,
      location: text,
      startDate: '2019-01',
      current: true,
      description: [{ type: 'bullets', items: [[{ text }], [{ text, bold: true }]] }],
    })),
    ...over,
  });

/** A long career in little text: forty positions without descriptions. */
export const crowdedResume = (language: Locale, over: object = {}): Resume =>
  sampleResume(language, 'short', {
    experience: Array.from({ length: 40 }, (_, index) => ({
      id: `job-${index}`,
      position: `Position ${index}`,
      company: `Company ${index}`,
      startDate: '2001-01',
      endDate: '2002-01',
    })),
    ...over,
  });
