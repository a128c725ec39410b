import { type Random, seededRandom } from '@lauda/domain/resume/testing/random';
import { type CorpusWords, ENGLISH_WORDS, PORTUGUESE_WORDS } from './words.data.ts';

export type CorpusLanguage = 'en' | 'pt';

/** 'YYYY-MM', or 'present'. */
export interface CorpusJob {
  readonly company: string;
  readonly position: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
  readonly highlights: readonly string[];
}

/** A complete fictional person; a layout shows a part of it. */
export interface CorpusPerson {
  readonly id: string;
  readonly language: CorpusLanguage;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly label: string;
  readonly summary: string;
  readonly urls: readonly string[];
  readonly work: readonly CorpusJob[];
  readonly education: readonly { institution: string; degree: string; start: string; end: string }[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [string, string])[];
  readonly certificates: readonly { name: string; year: string }[];
}

export const wordsFor = (language: CorpusLanguage): CorpusWords =>
  language === 'en' ? ENGLISH_WORDS : PORTUGUESE_WORDS;

const between = (random: Random, least: number, most: number) => least + random.below(most - least + 1);
const some = <T>(random: Random, from: readonly T[], count: number): T[] =>
  random.shuffle(from).slice(0, count);

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .split(' ');
const month = (random: Random) => String(between(random, 1, 12)).padStart(2, '0');

export function corpusPerson(language: CorpusLanguage, index: number): CorpusPerson {
  const random = seededRandom(7919 * (index + 1) + (language === 'en' ? 0 : 104_729));
  const words = wordsFor(language);
  const name = words.people[index % words.people.length] as string;
  const [first = '', ...others] = slug(name);
  const last = others.at(-1) ?? '';
  const roles = random.pick(words.roles);
  const count = between(random, 2, 4);
  const firms = some(random, words.firms, count);
  const skills = some(random, words.skills, between(random, 6, 10));
  let year = 2025 - between(random, 0, 1);
  const work = firms.map((company, at): CorpusJob => {
    const end = at === 0 ? 'present' : `${year}-${month(random)}`;
    year -= between(random, 2, 4);
    return {
      company,
      position: roles[Math.max(0, 2 - at)] ?? roles[0],
      location: random.pick(words.places),
      start: `${year}-${month(random)}`,
      end,
      highlights: some(random, words.deeds, between(random, 2, 4)),
    };
  });
  const studies = some(random, words.degrees, between(random, 1, 2));
  const schools = some(random, words.schools, studies.length);
  return {
    id: `${language}${String(index).padStart(2, '0')}`,
    language,
    name,
    email: `${first}.${last}@example.${random.pick(['com', 'org', 'net'])}`,
    phone: random.pick(words.phones),
    location: random.pick(words.places.filter((place) => !/^remot/i.test(place))),
    label: work[0]?.position ?? '',
    summary: words.summary(work[0]?.position ?? '', 2026 - year, skills),
    urls: [
      `linkedin.com/in/${first}-${last}`,
      ...(random.chance(0.5) ? [`${first}${last}.example.com`] : []),
    ],
    work,
    education: studies.map((degree, at) => {
      const end = year - at * 5;
      return {
        institution: schools[at] as string,
        degree,
        start: String(end - between(random, 2, 4)),
        end: String(end),
      };
    }),
    skills,
    languages: some(random, words.languages, between(random, 1, 3)),
    certificates: some(random, words.certificates, between(random, 0, 2)).map((own) => ({
      name: own,
      year: String(between(random, 2015, 2024)),
    })),
  };
}
