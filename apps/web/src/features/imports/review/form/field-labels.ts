import type { PlainKey } from '@lauda/messages';
import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { ReviewList } from '../review-paths.ts';

export interface ReviewField {
  readonly name: string;
  readonly label: PlainKey;
  readonly max: number;
  /** Spans the width of the form. */
  readonly isWide?: true;
}

const { name, line, place, label, email, phone, url, richText } = MAX_CHARACTERS;
const MONTH = 20;

const DESCRIPTION: ReviewField = {
  name: 'description',
  label: 'resumes.description',
  max: richText,
  isWide: true,
};
const PERIOD: readonly ReviewField[] = [
  { name: 'startDate', label: 'resumes.startDate', max: MONTH },
  { name: 'endDate', label: 'resumes.endDate', max: MONTH },
];

export const PERSONAL_FIELDS: readonly ReviewField[] = [
  { name: 'firstName', label: 'resumes.firstName', max: name },
  { name: 'lastName', label: 'resumes.lastName', max: name },
  { name: 'email', label: 'resumes.email', max: email },
  { name: 'phone', label: 'resumes.phone', max: phone },
  { name: 'jobTitle', label: 'resumes.jobTitle', max: line },
  { name: 'city', label: 'resumes.city', max: place },
  { name: 'summary', label: 'resumes.summary', max: richText, isWide: true },
];

const URL_FIELD: ReviewField = { name: 'url', label: 'builder.address', max: url };

export const LIST_FIELDS: Readonly<Record<ReviewList | 'custom', readonly ReviewField[]>> = {
  experience: [
    { name: 'position', label: 'resumes.position', max: line },
    { name: 'company', label: 'resumes.company', max: line },
    ...PERIOD,
    { name: 'current', label: 'resumes.current', max: 0 },
    { name: 'location', label: 'builder.location', max: place },
    DESCRIPTION,
  ],
  education: [
    { name: 'school', label: 'resumes.school', max: line },
    { name: 'degree', label: 'resumes.degree', max: line },
    { name: 'field', label: 'resumes.field', max: line },
    { name: 'location', label: 'builder.location', max: place },
    ...PERIOD,
    { name: 'current', label: 'builder.stillStudying', max: 0 },
    DESCRIPTION,
  ],
  skills: [
    { name: 'name', label: 'resumes.skillName', max: name },
    { name: 'skillLevelId', label: 'resumes.skillLevel', max: 0 },
  ],
  projects: [
    { name: 'name', label: 'builder.projectName', max: line },
    URL_FIELD,
    ...PERIOD,
    { name: 'current', label: 'builder.stillGoing', max: 0 },
    DESCRIPTION,
  ],
  languages: [
    { name: 'name', label: 'builder.language', max: name },
    { name: 'level', label: 'resumes.skillLevel', max: name },
  ],
  certifications: [
    { name: 'name', label: 'builder.certification', max: line },
    { name: 'issuer', label: 'builder.issuer', max: line },
    { name: 'date', label: 'builder.date', max: MONTH },
    URL_FIELD,
  ],
  contacts: [
    { name: 'label', label: 'builder.contactLabel', max: label },
    { name: 'value', label: 'builder.contactValue', max: url },
  ],
  custom: [
    { name: 'title', label: 'builder.itemTitle', max: line },
    { name: 'subtitle', label: 'builder.itemSubtitle', max: line },
    ...PERIOD,
    { name: 'current', label: 'builder.stillGoing', max: 0 },
    URL_FIELD,
    DESCRIPTION,
  ],
};
