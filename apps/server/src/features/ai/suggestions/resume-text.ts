import type { Period, Resume } from '@lauda/domain/resume/resume';
import { plainText } from '@lauda/domain/resume/rich-text';

const line = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' | ');

const period = ({ startDate, endDate, current }: Period): string =>
  line(startDate, current ? 'present' : endDate).replace(' | ', ' – ');

const block = (head: string, ...rest: readonly string[]): string =>
  [head, ...rest].filter((part) => part.trim() !== '').join('\n');

/** Jobs, projects, education and so on as plain lines, without personal data. */
export function historyText(resume: Resume): string {
  return [
    ...resume.experience.map((job) =>
      block(line(job.position, job.company, period(job)), plainText(job.description)),
    ),
    ...resume.projects.map((project) =>
      block(line(project.name, period(project)), plainText(project.description)),
    ),
    ...resume.education.map((study) =>
      block(line(study.degree, study.field, study.school, period(study)), plainText(study.description)),
    ),
    ...resume.certifications.map(({ name, issuer, date }) => line(name, issuer, date)),
    ...resume.languages.map(({ name, level }) => line(name, level)),
    ...resume.customSections.flatMap(({ title, items }) =>
      items.map((item) =>
        block(line(title, item.title, item.subtitle, period(item)), plainText(item.description)),
      ),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export const skillsText = ({ skills }: Resume): string =>
  skills
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join('\n');

/** The full text of a resume, in reading order. */
export const resumeText = (resume: Resume): string =>
  [
    block(
      line(resume.personalInfo.firstName, resume.personalInfo.lastName),
      line(resume.personalInfo.jobTitle, resume.personalInfo.city),
    ),
    plainText(resume.personalInfo.summary),
    historyText(resume),
    skillsText(resume),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
