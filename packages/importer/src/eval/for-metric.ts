import { contactHref } from '@lauda/domain/resume/contacts/contacts';
import type { Resume } from '@lauda/domain/resume/resume';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';

/** A resume in the format of the truth files. Dates are 'YYYY-MM', 'YYYY', 'present' or absent. */
export interface Facts {
  readonly basics: {
    readonly name?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly location?: string;
    readonly label?: string;
    readonly summary?: string;
    readonly urls?: readonly string[];
  };
  readonly work: readonly WorkFacts[];
  readonly education: readonly EducationFacts[];
  readonly skills?: readonly string[];
  readonly languages?: readonly string[];
  readonly certificates?: readonly string[];
}

export interface WorkFacts {
  readonly company?: string;
  readonly position?: string;
  readonly location?: string;
  readonly start?: string;
  readonly end?: string;
  readonly highlights?: readonly string[];
}

export interface EducationFacts {
  readonly institution?: string;
  readonly degree?: string;
  readonly start?: string;
  readonly end?: string;
}

const lines = (text: RichText) =>
  text.flatMap((block) =>
    (block.type === 'paragraph' ? [block.spans] : block.items).map((spans) =>
      spans.map((span) => span.text).join(''),
    ),
  );

export function forMetric({ resume }: { resume: Resume }): Facts {
  const { personalInfo: person } = resume;
  return {
    basics: {
      name: `${person.firstName} ${person.lastName}`.trim(),
      email: person.email,
      phone: person.phone,
      location: person.city,
      label: person.jobTitle,
      summary: plainText(person.summary).replaceAll('\n', ' '),
      urls: resume.contacts.filter((contact) => contactHref(contact) !== null).map(({ value }) => value),
    },
    work: resume.experience.map((job) => ({
      company: job.company,
      position: job.position,
      location: job.location,
      start: job.startDate,
      end: job.current ? 'present' : job.endDate,
      highlights: lines(job.description),
    })),
    education: resume.education.map((study) => ({
      institution: study.school,
      degree: [
        wordOf(study.degree, 'degrees', resume.language),
        wordOf(study.field, 'fields', resume.language),
      ]
        .filter((part) => part !== '')
        .join(', '),
      start: study.startDate,
      end: study.current ? 'present' : study.endDate,
    })),
    skills: resume.skills.map(({ name }) => name),
    languages: resume.languages.map(({ name }) => name),
    certificates: resume.certifications.map(({ name }) => name),
  };
}
