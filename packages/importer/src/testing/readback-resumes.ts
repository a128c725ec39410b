import type { Locale } from '@lauda/domain/locale';
import { contactFromLink } from '@lauda/domain/resume/contacts/contacts';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { type CorpusJob, type CorpusPerson, corpusPerson } from './corpus/people.ts';

const TEXTS = {
  'en-US': {
    label: 'Portfolio',
    issuer: 'Continental Institute',
    project: 'Open transit map',
    volunteering: 'Volunteering',
    role: 'Reading mentor',
    place: 'Public library of Northvale',
    note: 'Read with two groups of children every week',
    groups: ['Methods', 'Tools and platforms', ''],
    contacts: [
      { kind: 'pronouns', value: 'they/them' },
      { kind: 'address', value: '1200 Willow Creek Avenue, Apartment 14, Northvale' },
      { kind: 'drivingLicense', value: 'Class C' },
      { kind: 'other', label: 'Security clearance', value: 'Level 2' },
      { kind: 'availability', value: 'From the first of September on' },
      { kind: 'nationality', value: 'Canadian and Irish' },
    ],
  },
  'pt-BR': {
    label: 'Portfólio',
    issuer: 'Instituto Continental',
    project: 'Mapa aberto de ônibus',
    volunteering: 'Trabalho voluntário',
    role: 'Mediadora de leitura',
    place: 'Biblioteca pública de Vila Serena',
    note: 'Leitura com dois grupos de crianças toda semana',
    groups: ['Métodos', 'Ferramentas e plataformas', ''],
    contacts: [
      { kind: 'pronouns', value: 'ela/dela' },
      { kind: 'address', value: 'Rua das Laranjeiras, 120, apto 14, Vila Serena' },
      { kind: 'drivingLicense', value: 'B' },
      { kind: 'other', label: 'Registro no CREA', value: 'ativo' },
      { kind: 'availability', value: 'imediata, também para viajar' },
      { kind: 'nationality', value: 'brasileira e portuguesa' },
    ],
  },
} as const;

const bullets = (texts: readonly string[]) => [{ type: 'bullets', items: texts.map((text) => [{ text }]) }];

/**
 * Half of the people have several roles at one employer: one at a single location, first in the list; the other at
 * several locations, last in the list.
 */
function jobsOf({ work }: CorpusPerson, index: number): readonly CorpusJob[] {
  const at = index % 4;
  if (at < 2) return work;
  const first = at === 2 ? 0 : Math.min(1, work.length - 2);
  const end = at === 2 ? 2 : work.length;
  const { company, location } = work[first] as CorpusJob;
  return work.map((job, own) =>
    own < first || own >= end ? job : { ...job, company, ...(at === 2 && { location }) },
  );
}

/** A person of the corpus with every possible resume section. */
export function fullResume(language: Locale, index: number, look: object = {}): Resume {
  const person = corpusPerson(language === 'en-US' ? 'en' : 'pt', index);
  const texts = TEXTS[language];
  const isGrouped = index % 2 === 1;
  const [firstName = '', ...others] = person.name.split(' ');
  return normaliseResume(
    {
      title: person.label,
      language,
      personalInfo: {
        firstName,
        lastName: others.join(' '),
        email: person.email,
        phone: person.phone,
        city: person.location,
        jobTitle: person.label,
        summary: [{ type: 'paragraph', spans: [{ text: person.summary }] }],
      },
      experience: jobsOf(person, index).map(({ company, position, location, start, end, highlights }) => ({
        company,
        position,
        location,
        startDate: start,
        endDate: end === 'present' ? '' : end,
        current: end === 'present',
        description: bullets(highlights),
      })),
      education: person.education.map(({ institution, degree, start, end }, at) => ({
        school: institution,
        ...(at === 0 ? { degree: 'bachelor', field: 'engineering' } : { degree }),
        startDate: start,
        endDate: end,
      })),
      skills: person.skills.map((name, at) => ({
        name,
        skillLevelId: at % 2 === 0 ? 'advanced' : '',
        group: isGrouped ? texts.groups[at % texts.groups.length] : '',
      })),
      languages: person.languages.map(([name], at) => ({
        name,
        level: at === 0 ? 'native' : 'professional',
      })),
      contacts: [
        ...person.urls.map((url, at) =>
          contactFromLink(at === 0 ? 'LinkedIn' : texts.label, `https://${url}`),
        ),
        ...texts.contacts.filter((_, at) => at % 3 !== index % 3),
      ],
      certifications: person.certificates.map(({ name, year }) => ({
        name,
        issuer: texts.issuer,
        date: year,
      })),
      projects: [
        {
          name: texts.project,
          url: 'https://map.example.org',
          startDate: '2021-03',
          endDate: '2022-08',
          description: bullets([texts.note]),
        },
      ],
      customSections: [
        {
          id: 'volunteering',
          title: texts.volunteering,
          items: [
            {
              title: texts.role,
              subtitle: texts.place,
              startDate: '2019',
              endDate: '2021',
              description: bullets([texts.note]),
            },
          ],
        },
      ],
      ...look,
    },
    { language },
  );
}
