import type { Locale } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { corpusPerson } from './corpus/people.ts';

const TEXTS = {
  'en-US': {
    label: 'Portfolio',
    issuer: 'Continental Institute',
    project: 'Open transit map',
    volunteering: 'Volunteering',
    role: 'Reading mentor',
    place: 'Public library of Northvale',
    note: 'Read with two groups of children every week',
  },
  'pt-BR': {
    label: 'Portfólio',
    issuer: 'Instituto Continental',
    project: 'Mapa aberto de ônibus',
    volunteering: 'Trabalho voluntário',
    role: 'Mediadora de leitura',
    place: 'Biblioteca pública de Vila Serena',
    note: 'Leitura com dois grupos de crianças toda semana',
  },
} as const;

const bullets = (texts: readonly string[]) => [{ type: 'bullets', items: texts.map((text) => [{ text }]) }];

/** A person of the corpus with every section that a resume can have. */
export function fullResume(language: Locale, index: number, look: object = {}): Resume {
  const person = corpusPerson(language === 'en-US' ? 'en' : 'pt', index);
  const texts = TEXTS[language];
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
      experience: person.work.map(({ company, position, location, start, end, highlights }) => ({
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
      skills: person.skills.map((name, at) => ({ name, skillLevelId: at % 2 === 0 ? 'advanced' : '' })),
      languages: person.languages.map(([name], at) => ({
        name,
        level: at === 0 ? 'native' : 'professional',
      })),
      links: person.urls.map((url, at) => ({
        label: at === 0 ? 'LinkedIn' : texts.label,
        url: `https://${url}`,
      })),
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
