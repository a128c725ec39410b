import type { Locale } from '../locale.ts';
import { shownPhone } from '../resume/contacts/phone-number.ts';
import { printedResume } from '../resume/entries/printed-entries.ts';
import type { MonthDate, Period, Resume } from '../resume/resume.ts';
import { plainText } from '../resume/rich-text.ts';
import { type SectionKey, visibleSections } from '../resume/sections.ts';
import { wordOf } from '../resume/vocabulary/vocabulary-words.data.ts';
import { PORTAL_FORMS } from './forms.data.ts';
import type { PortalField, PortalFieldKey, PortalId, PortalSection } from './portal.ts';

export interface SheetField extends PortalField {
  readonly value: string;
  /** Offset at which the form truncates the text; null when it fits, or when the limit is unknown. */
  readonly cutAt: number | null;
}

export interface SheetEntry {
  /** Name of the entry; '' where the section is enough. */
  readonly name: string;
  readonly fields: readonly SheetField[];
  /** Whether the form's checkbox for current entries is checked. Null if the form has none. */
  readonly isCurrent: boolean | null;
  /** Values for forms that accept them one at a time. */
  readonly single: readonly string[];
}

export interface SheetSection {
  readonly section: PortalSection;
  readonly entries: readonly SheetEntry[];
}

type Values = Partial<Record<PortalFieldKey, string>>;
interface Written {
  readonly name: string;
  readonly values: Values;
  readonly isCurrent: boolean | null;
  readonly single: readonly string[];
}

/** '03/2021', or just the year when no month is given. */
const slashed = (date: MonthDate): string => date.split('-').toReversed().join('/');

function monthName(date: MonthDate, language: Locale): string {
  const [year, month] = date.split('-');
  if (month === undefined) return '';
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(day);
}

function periodValues({ startDate, endDate, current }: Period, language: Locale): Values {
  const end = current ? '' : endDate;
  return {
    start: slashed(startDate),
    end: slashed(end),
    startMonth: monthName(startDate, language),
    startYear: startDate.slice(0, 4),
    endMonth: monthName(end, language),
    endYear: end.slice(0, 4),
  };
}

/** The resume section that fills a form's section; personal details are always included. */
const FILLED_FROM: Readonly<Partial<Record<PortalSection, SectionKey>>> = {
  experience: 'experience',
  education: 'education',
  languages: 'languages',
  skills: 'skills',
  certifications: 'certifications',
  projects: 'projects',
};

function writtenIn(resume: Resume): Record<PortalSection, readonly Written[]> {
  const { language, personalInfo, contacts } = resume;
  const one = (name: string, values: Values, more: Partial<Written> = {}): Written => ({
    name,
    values,
    isCurrent: null,
    single: [],
    ...more,
  });
  const contact = (kind: 'linkedin' | 'website') =>
    contacts.find((own) => own.kind === kind)?.value.trim() ?? '';
  const isSummaryShown = visibleSections(resume).includes('objectives');
  const person = one('', {
    firstName: personalInfo.firstName,
    lastName: personalInfo.lastName,
    email: personalInfo.email,
    phone: shownPhone(personalInfo.phone, language),
    city: personalInfo.city,
    headline: personalInfo.jobTitle,
    summary: isSummaryShown ? plainText(personalInfo.summary) : '',
    linkedin: contact('linkedin'),
    website: contact('website'),
  });
  const skills = resume.skills.map(({ name }) => name.trim()).filter((name) => name !== '');
  return {
    person: [person],
    profile: [person],
    experience: resume.experience.map((job) =>
      one(
        [job.position, job.company].filter((part) => part.trim() !== '').join(', '),
        {
          jobTitle: job.position,
          company: job.company,
          location: job.location,
          description: plainText(job.description),
          ...periodValues(job, language),
        },
        { isCurrent: job.current },
      ),
    ),
    education: resume.education.map((study) =>
      one(
        study.school,
        {
          school: study.school,
          degree: wordOf(study.degree.trim(), 'degrees', language),
          fieldOfStudy: wordOf(study.field.trim(), 'fields', language),
          description: plainText(study.description),
          ...periodValues(study, language),
        },
        { isCurrent: study.current },
      ),
    ),
    languages: resume.languages.map(({ name, level }) =>
      one(name, { language: name, level: wordOf(level.trim(), 'languageLevels', language) }),
    ),
    skills: skills.length === 0 ? [] : [one('', { skills: skills.join(', ') }, { single: skills })],
    certifications: resume.certifications.map(({ name, issuer, date, url }) =>
      one(name, { name, issuer, issued: slashed(date), address: url }),
    ),
    projects: resume.projects.map((project) =>
      one(
        project.name,
        {
          name: project.name,
          description: plainText(project.description),
          address: project.url,
          ...periodValues(project, language),
        },
        { isCurrent: project.current },
      ),
    ),
  };
}

/** Never splits a surrogate pair. */
function cutOf(value: string, characters: number): number | null {
  if (value.length <= characters) return null;
  return /[\uD800-\uDBFF]/.test(value.charAt(characters - 1)) ? characters - 1 : characters;
}

/**
 * The resume as the fields of one form: only what pages print, in the resume's language. Long texts stay complete and
 * say where the form would truncate them.
 */
export function portalSheet(resume: Resume, portal: PortalId): SheetSection[] {
  const printed = printedResume(resume);
  const shown = visibleSections(printed);
  const written = writtenIn(printed);
  return PORTAL_FORMS[portal].sections.flatMap(({ section, fields }) => {
    const from = FILLED_FROM[section];
    if (from !== undefined && !shown.includes(from)) return [];
    const hasBox = fields.some(({ key }) => key === 'isCurrent');
    const entries = written[section].flatMap(({ name, values, isCurrent, single }): SheetEntry[] => {
      const filled = fields.flatMap((field): SheetField[] => {
        const value = (values[field.key] ?? '').trim();
        if (value === '') return [];
        const cutAt = field.limit === undefined ? null : cutOf(value, field.limit.characters);
        return [Object.assign({}, field, { value, cutAt })];
      });
      return filled.length === 0
        ? []
        : [{ name, fields: filled, isCurrent: hasBox ? isCurrent : null, single }];
    });
    return entries.length === 0 ? [] : [{ section, entries }];
  });
}
