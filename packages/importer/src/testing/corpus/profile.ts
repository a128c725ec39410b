import { type CorpusLanguage, type CorpusPerson, wordsFor } from './people.ts';
import type { Truth } from './truth.ts';

/** LinkedIn prints these in the interface language, where some remain English. */
const TEXTS = {
  en: {
    contact: 'Contact',
    skills: 'Top Skills',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    years: ['year', 'years'],
    months: ['month', 'months'],
  },
  pt: {
    contact: 'Contato',
    skills: 'Principais competências',
    languages: 'Languages',
    certificates: 'Certifications',
    summary: 'Resumo',
    experience: 'Experiência',
    education: 'Formação acadêmica',
    years: ['ano', 'anos'],
    months: ['mês', 'meses'],
  },
} as const;

const LEVELS = ['Native or Bilingual', 'Full Professional', 'Limited Working', 'Elementary'];
const TOP_SKILLS = 3;
const NOW = '2026-11';

const STYLE = `@page{size:Letter;margin:0}*{box-sizing:border-box}body{margin:0;font:12pt/1.2 'Liberation Sans';font-variant-ligatures:none}
.page{display:grid;grid-template-columns:228px 1fr;min-height:100vh}aside{background:#293e49;color:#fff;padding:36px 14px 30px 24px;font-size:10.5pt}
aside h2{font-size:13pt;margin:22px 0 6px;font-weight:400;color:#dfe6ea}main{padding:36px 30px 30px 26px}h1{font-size:26pt;margin:0;font-weight:400}
main h2{font-size:16pt;font-weight:400;margin:20px 0 8px}.firm{margin-top:10px}.role{font-size:11.5pt}.muted{color:#777;font-size:10.5pt}.text{font-size:10.5pt;margin-top:5px}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const div = (text: string, name = '') => `<div class="${name}">${escape(text)}</div>`;
const monthsUntil = (date: string): number => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
};

/** '2 years 3 months', as printed in parentheses after every period. */
function duration(language: CorpusLanguage, start: string, end: string): string {
  const { years, months } = TEXTS[language];
  const all = monthsUntil(end === 'present' ? NOW : end) - monthsUntil(start) + 1;
  const part = (count: number, [one, more]: readonly [string, string]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  return [...part(Math.floor(all / 12), years), ...part(all % 12, months)].join(' ');
}

function longDate(language: CorpusLanguage, date: string): string {
  if (date === 'present') return 'Present';
  const [year = '', month = '1'] = date.split('-');
  const name = wordsFor(language).longMonths[Number(month) - 1] ?? '';
  return language === 'en' ? `${name} ${year}` : `${name} de ${year}`;
}

/** The HTML of a page as LinkedIn's 'Save to PDF' produces it. */
export function profilePage(person: CorpusPerson): string {
  const { language } = person;
  const texts = TEXTS[language];
  const jobs = person.work.map(({ company, position, location, start, end, highlights }, at) => {
    const period = `${longDate(language, start)} - ${longDate(language, end)} (${duration(language, start, end)})`;
    const told = `<div class="text">${highlights.map(escape).join('<br>')}</div>`;
    const isUnder = person.work[at - 1]?.company === company;
    const oldest = person.work.slice(at).findLast((job) => job.company === company) ?? { start };
    const total = oldest.start === start ? '' : div(duration(language, oldest.start, end), 'muted');
    const firm = isUnder ? '' : div(company, 'firm') + total;
    return firm + div(position, 'role') + div(period, 'muted') + div(location, 'muted') + told;
  });
  const studies = person.education.map(
    ({ institution, degree, start, end }) =>
      div(institution, 'firm') + div(`${degree} · (${start} - ${end})`, 'role'),
  );
  const spoken = person.languages.map(([name], index) =>
    div(`${name} (${LEVELS[index % LEVELS.length] ?? ''})`),
  );
  const certificates = person.certificates.map(({ name }) => div(name)).join('');
  const aside = [
    `<h2>${texts.contact}</h2>`,
    div(`${person.phone} (Mobile)`),
    div(person.email),
    `<br><div>www.${person.urls[0] ?? ''}<br>(LinkedIn)</div>`,
    `<h2>${texts.skills}</h2>`,
    ...person.skills.slice(0, TOP_SKILLS).map((skill) => div(skill)),
    `<h2>${texts.languages}</h2>`,
    ...spoken,
    certificates === '' ? '' : `<h2>${texts.certificates}</h2>${certificates}`,
  ];
  const main = [
    `<h1>${escape(person.name)}</h1>`,
    div(person.label),
    div(person.location, 'muted'),
    `<h2>${texts.summary}</h2>`,
    div(person.summary, 'text'),
    `<h2>${texts.experience}</h2>`,
    ...jobs,
    `<h2>${texts.education}</h2>`,
    ...studies,
  ];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${STYLE}</style><body><div class="page"><aside>${aside.join('')}</aside><main>${main.join('')}</main></div></body></html>`;
}

/** LinkedIn shows only the first few skills and only its own URL. */
export const profileTruth = (truth: Truth): Truth => ({
  ...truth,
  basics: { ...truth.basics, urls: (truth.basics.urls ?? []).slice(0, 1) },
  skills: (truth.skills ?? []).slice(0, TOP_SKILLS),
});
