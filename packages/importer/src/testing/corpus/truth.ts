import type { Facts } from '../../eval/for-metric.ts';
import type { Design } from './design.ts';
import type { CorpusPerson } from './people.ts';

export interface Truth extends Facts {
  readonly id: string;
  readonly lang: 'en' | 'pt';
  readonly template: string;
}

/** Only what the page shows: if a layout prints only years, its truth has only years. */
export function truthOf(
  person: CorpusPerson,
  { name, dates, head }: Pick<Design, 'name' | 'dates' | 'head'>,
): Truth {
  const shown = (date: string) => (dates === 'year' && date !== 'present' ? date.slice(0, 4) : date);
  return {
    id: person.id,
    lang: person.language,
    template: name,
    basics: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      location: person.location,
      label: person.label,
      summary: person.summary,
      urls: person.urls,
    },
    work: person.work.map((job) => ({
      company: job.company,
      position: job.position,
      ...(head === 'date-colon' ? {} : { location: job.location }),
      start: shown(job.start),
      end: shown(job.end),
      highlights: job.highlights,
    })),
    education: person.education.map((study) => ({ ...study })),
    skills: person.skills,
    languages: person.languages.map(([own]) => own),
    certificates: person.certificates.map((own) => own.name),
  };
}
