import type { PortalField, PortalFieldKey, PortalForm, PortalId, PortalSource } from './portal.ts';

/*
 * Employers configure their forms: fields may be missing, and custom questions may be added. A limit is given only when
 * a source states it. A missing limit does not mean that the form accepts any length.
 */

const READ_ON = '2026-11-18';

const GREENHOUSE_API: PortalSource = {
  url: 'https://developers.greenhouse.io/job-board.html#submit-an-application',
  readOn: READ_ON,
  isOwn: true,
};
const GUPY_BLOG: PortalSource = {
  url: 'https://www.gupy.io/blog-do-emprego/preenchimento-de-curriculo',
  readOn: READ_ON,
  isOwn: true,
};
const GUPY_FORUM: PortalSource = {
  url: 'https://developers.gupy.io/discuss?tag=conquistas+api',
  readOn: READ_ON,
  isOwn: true,
};
/**
 * An employer's instructions. Workday publishes none: fields within an entry are the labels that public form fillers
 * look for.
 */
const WORKDAY_EMPLOYER: PortalSource = {
  url: 'https://www.wlu.edu/employment-opportunities/staff-positions/application-instructions-for-new-external-applicants',
  readOn: READ_ON,
  isOwn: false,
};
const LINKEDIN_GUIDE: PortalSource = {
  url: 'https://www.linkedinsights.com/maximum-linkedin-character-counts-and-image-sizes-for-2020/',
  readOn: READ_ON,
  isOwn: false,
};

const fields = (...keys: PortalFieldKey[]): PortalField[] => keys.map((key) => ({ key }));
const upTo = (characters: number, source: PortalSource, ...keys: PortalFieldKey[]): PortalField[] =>
  keys.map((key) => ({ key, limit: { characters, source } }));

const PARTED_DATES = ['startMonth', 'startYear', 'isCurrent', 'endMonth', 'endYear'] as const;

export const PORTAL_FORMS: Readonly<Record<PortalId, PortalForm>> = {
  gupy: {
    sources: [GUPY_BLOG, GUPY_FORUM],
    sections: [
      { section: 'person', fields: fields('firstName', 'lastName', 'email', 'phone', 'city', 'linkedin') },
      { section: 'experience', fields: fields('company', 'jobTitle', ...PARTED_DATES, 'description') },
      { section: 'education', fields: fields('degree', 'fieldOfStudy', 'school', ...PARTED_DATES) },
      { section: 'languages', fields: fields('language', 'level') },
      { section: 'skills', fields: fields('skills') },
      { section: 'certifications', fields: fields('name', 'issuer', 'issued') },
    ],
  },
  workday: {
    sources: [WORKDAY_EMPLOYER],
    sections: [
      { section: 'person', fields: fields('firstName', 'lastName', 'city', 'email', 'phone') },
      {
        section: 'experience',
        fields: fields('jobTitle', 'company', 'location', 'isCurrent', 'start', 'end', 'description'),
      },
      { section: 'education', fields: fields('school', 'degree', 'fieldOfStudy', 'startYear', 'endYear') },
      { section: 'certifications', fields: fields('name', 'issuer', 'issued') },
      { section: 'languages', fields: fields('language', 'level') },
      { section: 'skills', fields: fields('skills') },
      { section: 'profile', fields: fields('linkedin', 'website') },
    ],
  },
  greenhouse: {
    sources: [GREENHOUSE_API],
    sections: [
      {
        section: 'person',
        fields: [
          ...upTo(255, GREENHOUSE_API, 'firstName', 'lastName', 'email'),
          ...fields('phone', 'city', 'linkedin', 'website'),
        ],
      },
      { section: 'education', fields: fields('school', 'degree', 'fieldOfStudy', ...PARTED_DATES) },
      { section: 'experience', fields: fields('company', 'jobTitle', ...PARTED_DATES) },
    ],
  },
  linkedin: {
    sources: [LINKEDIN_GUIDE],
    sections: [
      {
        section: 'person',
        fields: [
          ...upTo(20, LINKEDIN_GUIDE, 'firstName'),
          ...upTo(40, LINKEDIN_GUIDE, 'lastName'),
          ...upTo(220, LINKEDIN_GUIDE, 'headline'),
          ...fields('city', 'email', 'phone', 'website'),
        ],
      },
      { section: 'profile', fields: upTo(2_600, LINKEDIN_GUIDE, 'summary') },
      {
        section: 'experience',
        fields: [
          ...upTo(100, LINKEDIN_GUIDE, 'jobTitle'),
          ...fields('company', 'isCurrent', 'startMonth', 'startYear', 'endMonth', 'endYear', 'location'),
          ...upTo(2_000, LINKEDIN_GUIDE, 'description'),
        ],
      },
      {
        section: 'education',
        fields: fields(
          'school',
          'degree',
          'fieldOfStudy',
          'startMonth',
          'startYear',
          'endMonth',
          'endYear',
          'description',
        ),
      },
      { section: 'certifications', fields: fields('name', 'issuer', 'issued', 'address') },
      {
        section: 'projects',
        fields: fields('name', 'description', 'isCurrent', 'startMonth', 'startYear', 'endMonth', 'endYear'),
      },
      { section: 'skills', fields: fields('skills') },
      { section: 'languages', fields: fields('language', 'level') },
    ],
  },
};
