import { isEqual } from '../../equal.ts';
import { resumeFromStandard } from './json-resume-import.ts';
import { contactHref } from '../contacts/contacts.ts';
import type { Contact, Resume } from '../resume.ts';
import { type Block, plainText, type RichText } from '../rich-text.ts';
import { normaliseResume, type ResumeDefaults } from '../schema.ts';
import { isRow, type Row } from '../shapes/shape.ts';
import { printedResume } from '../entries/printed-entries.ts';
import { skillGroups } from '../skills/skill-groups.ts';
import { upgradeResume } from '../upgrade/upgrade.ts';
import { wordOf } from '../vocabulary/vocabulary-words.data.ts';

const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const isBullets = ({ type }: Block) => type !== 'paragraph';

const prose = (text: RichText) => plainText(text.filter((block) => !isBullets(block)));

const highlights = (text: RichText) =>
  text.flatMap((block) =>
    block.type === 'paragraph' ? [] : block.items.map((spans) => spans.map(({ text }) => text).join('')),
  );

const period = ({
  startDate,
  endDate,
  current,
}: Resume['experience'][number] | Resume['education'][number] | Resume['projects'][number]) => ({
  startDate,
  endDate: current ? '' : endDate,
});

/** Removes empty texts and lists, which readers of the format would take for values. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRow(value)) return value;
  const kept = Object.entries(value).filter(
    ([, own]) => own !== '' && !(Array.isArray(own) && own.length === 0),
  );
  return Object.fromEntries(kept.map(([name, own]) => [name, withoutEmpty(own)]));
}

const isWebsite = (contact: Contact) => contact.kind === 'website' && contactHref(contact) !== null;
const isPostalAddress = ({ kind }: Contact) => kind === 'address';
const hasPlace = (contact: Contact) => contactHref(contact) !== null || isPostalAddress(contact);

/**
 * What the format supports. Custom sections, text formatting, contacts such as availability, and the design are left
 * out.
 */
function standardPart(resume: Resume): Row {
  const { personalInfo: person, language } = resume;
  const site = resume.contacts.find(isWebsite);
  return withoutEmpty({
    basics: {
      name: `${person.firstName} ${person.lastName}`.trim(),
      label: person.jobTitle,
      email: person.email,
      phone: person.phone,
      summary: plainText(person.summary),
      url: site?.value ?? '',
      location: {
        address: resume.contacts.find(isPostalAddress)?.value ?? '',
        city: person.city,
      },
      profiles: resume.contacts
        .filter((contact) => contact !== site && contactHref(contact) !== null)
        .map((contact) => ({
          network: contact.label.trim() || wordOf(contact.kind, 'contactKinds', language),
          url: contact.value,
        })),
    },
    work: resume.experience.map((job) => ({
      name: job.company,
      position: job.position,
      location: job.location,
      ...period(job),
      summary: prose(job.description),
      highlights: highlights(job.description),
    })),
    education: resume.education.map((study) => ({
      institution: study.school,
      studyType: wordOf(study.degree, 'degrees', language),
      area: wordOf(study.field, 'fields', language),
      ...period(study),
      courses: study.description.length === 0 ? [] : plainText(study.description).split('\n'),
    })),
    skills: skillGroups(resume.skills).flatMap(({ name: group, skills }): Row[] =>
      group === ''
        ? skills.map(({ name, skillLevelId }) => ({
            name,
            level: wordOf(skillLevelId, 'skillLevels', language),
          }))
        : [{ name: group, keywords: skills.map(({ name }) => name) }],
    ),
    languages: resume.languages.map(({ name, level }) => ({
      language: name,
      fluency: wordOf(level, 'languageLevels', language),
    })),
    projects: resume.projects.map((project) => ({
      name: project.name,
      url: project.url,
      ...period(project),
      description: prose(project.description),
      highlights: highlights(project.description),
    })),
    certificates: resume.certifications.map(({ name, issuer, date, url }) => ({ name, issuer, date, url })),
  }) as Row;
}

/** Owner and save time belong to the account, not to the file. */
function withoutStamps({ id: _id, profileId: _profileId, updatedAt: _updatedAt, ...resume }: Resume): Resume {
  return resume;
}

/**
 * A JSON Resume 1.0, with the complete resume under `meta.lauda` for our own import. Hidden and unfinished entries are
 * left out.
 */
export function toJsonResume(resume: Resume): Row {
  const printed = printedResume(resume);
  return {
    $schema: JSON_RESUME_SCHEMA,
    ...standardPart(printed),
    meta: { version: 'v1.0.0', lauda: withoutStamps(printed) },
  };
}

export type ReadJsonResume =
  | { readonly ok: true; readonly resume: Resume }
  | { readonly ok: false; readonly reason: 'not-json-resume' | 'unknown-version' };

/** The resume in a file that `toJsonResume` wrote, if it is unmodified; otherwise null. */
export function fromOwnJson(value: unknown, defaults: ResumeDefaults): Resume | null {
  const own = isRow(value) && isRow(value['meta']) ? value['meta']['lauda'] : undefined;
  const upgraded = own === undefined ? null : upgradeResume(own, defaults);
  if (!isRow(value) || !upgraded?.ok) return null;
  const resume = withoutStamps(upgraded.resume);
  const { $schema: _, meta: __, ...rest } = value;
  return isEqual(rest, standardPart(resume)) ? resume : null;
}

/** In an edited file the standard part wins; `meta.lauda` supplies only what the format cannot hold. */
export function fromJsonResume(value: unknown, defaults: ResumeDefaults): ReadJsonResume {
  if (!isRow(value) || !(isRow(value['basics']) || Array.isArray(value['work'])))
    return { ok: false, reason: 'not-json-resume' };
  const unchanged = fromOwnJson(value, defaults);
  if (unchanged) return { ok: true, resume: unchanged };
  const own = isRow(value['meta']) ? value['meta']['lauda'] : undefined;
  if (own === undefined) return { ok: true, resume: resumeFromStandard(value, defaults) };
  const upgraded = upgradeResume(own, defaults);
  if (!upgraded.ok)
    return upgraded.reason === 'unknown-version'
      ? { ok: false, reason: upgraded.reason }
      : { ok: true, resume: resumeFromStandard(value, defaults) };
  const resume = withoutStamps(upgraded.resume);
  const { templateId, theme, pageSize, language, sectionTitle, customSections } = resume;
  const { showSkillLevels, groupByEmployer, sectionPlace } = resume;
  const design = {
    templateId,
    theme,
    pageSize,
    language,
    sectionTitle,
    customSections,
    showSkillLevels,
    groupByEmployer,
    sectionPlace,
  };
  const standard = resumeFromStandard(value, defaults);
  const contacts = [...standard.contacts, ...resume.contacts.filter((contact) => !hasPlace(contact))];
  return { ok: true, resume: normaliseResume({ ...standard, ...design, contacts }, defaults) };
}
