import type { Design } from './design.ts';
import { type CorpusPerson, wordsFor } from './people.ts';
import type { HeadedSection } from './words.data.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const div = (inner: string, name = '') => `<div class="${name}">${inner}</div>`;
const bold = (text: string) => `<b>${escape(text)}</b>`;
const between = (left: string, right: string) =>
  `<div class="row"><span>${left}</span><span class="end">${right}</span></div>`;

/** A person's page in one design, as HTML for printing. */
export function htmlPage(person: CorpusPerson, design: Design, variant: number): string {
  const words = wordsFor(person.language);
  const period = (start: string, end: string) =>
    `${dateText(person, design, start)} – ${dateText(person, design, end)}`;
  const titleOf = (section: HeadedSection) => {
    const titles = words.headings[section];
    const text = titles[variant % titles.length] ?? '';
    return `<h2>${escape(design.heading === 'colon' ? `${text}:` : text)}</h2>`;
  };
  const list = (items: readonly string[]) => {
    if (design.bullets === 'disc' || design.bullets === 'square')
      return `<ul class="${design.bullets}">${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    const sign = { dash: '– ', arrow: '➤ ', none: '' }[design.bullets];
    return items
      .map((item) => div(`${sign}${escape(item)}${design.bullets === 'none' ? '.' : ''}`, 'item'))
      .join('');
  };
  const job = ({ company, position, location, start, end, highlights }: CorpusPerson['work'][number]) => {
    const dates = escape(period(start, end));
    const [firm, place] = [escape(company), escape(location)];
    const heads: Readonly<Record<Design['head'], string>> = {
      'role-date/firm-place': between(bold(position), dates) + div(`${firm}, ${place}`),
      'firm-place/role-date': between(bold(company), place) + between(`<i>${escape(position)}</i>`, dates),
      'role-firm-place/date': div(`${bold(position)}, ${firm}, ${place}`) + div(dates),
      'date/role/firm': div(dates, 'muted') + div(bold(position)) + div(`${firm} | ${place}`),
      'one-line-bars': div(`${bold(company)} | ${escape(position)} | ${place} | ${dates}`),
      'firm/role/dates-place':
        div(bold(company)) + div(escape(position)) + div(`${dates} · ${place}`, 'muted'),
      'role-at-firm/dates': div(`${bold(position)} – ${firm}`) + div(`${dates} | ${place}`),
      'date-colon': div(`${dates}: ${escape(position)}, ${firm}`),
    };
    const body = list(highlights);
    if (design.columns !== 'margin-dates') return div(heads[design.head] + body, 'entry');
    return `<div class="entry margin"><div>${dates}</div><div>${div(bold(position))}${div(`${firm}, ${place}`)}${body}</div></div>`;
  };
  const study = ({ institution, degree, start, end }: CorpusPerson['education'][number]) => {
    const dates = `${start} – ${end}`;
    const [school, title] = [escape(institution), escape(degree)];
    if (design.columns === 'margin-dates')
      return `<div class="entry margin"><div>${dates}</div><div>${div(bold(degree))}${div(school)}</div></div>`;
    const forms: Readonly<Record<Design['study'], string>> = {
      'degree/school': between(bold(degree), dates) + div(school),
      'school/degree': between(bold(institution), dates) + div(title),
      'one-line': div(`${bold(degree)}, ${school}, ${dates}`),
      bars: div(`${bold(institution)} | ${title} | ${dates}`),
    };
    return div(forms[design.study], 'entry');
  };
  const skills = () => {
    const own = person.skills.map(escape);
    const half = Math.ceil(own.length / 2);
    const [one, two] = person.language === 'en' ? ['Main', 'Further'] : ['Principais', 'Outras'];
    const forms: Readonly<Record<Design['skills'], string>> = {
      commas: div(own.join(', ')),
      dots: div(own.join(' • ')),
      lines: own.map((skill) => div(skill)).join(''),
      pills: `<div class="pills">${own.map((skill) => `<span>${skill}</span>`).join(' ')}</div>`,
      groups:
        div(`<b>${one}:</b> ${own.slice(0, half).join(', ')}`) +
        div(`<b>${two}:</b> ${own.slice(half).join(', ')}`),
      columns: `<ul class="two">${own.map((skill) => `<li>${skill}</li>`).join('')}</ul>`,
    };
    return forms[design.skills];
  };
  const languages = () => {
    const forms: Readonly<Record<Design['languages'], string>> = {
      brackets: div(person.languages.map(([own, level]) => `${own} (${level})`).join(', ')),
      dash: person.languages.map(([own, level]) => div(`${own} – ${level}`)).join(''),
      table: `<table>${person.languages.map(([own, level]) => `<tr><td>${own}</td><td>${level}</td></tr>`).join('')}</table>`,
      bare: div(person.languages.map(([own, level]) => `${own} ${level.toLowerCase()}`).join(', ')),
    };
    return forms[design.languages];
  };
  const bodies: Readonly<Record<Exclude<HeadedSection, 'contact'>, () => string>> = {
    summary: () => `<p>${escape(person.summary)}</p>`,
    experience: () => person.work.map(job).join(''),
    education: () => person.education.map(study).join(''),
    skills,
    languages,
    certificates: () => person.certificates.map((own) => div(`${escape(own.name)} (${own.year})`)).join(''),
  };
  const isAside = (section: HeadedSection) =>
    (design.columns === 'left' || design.columns === 'right') &&
    ['skills', 'languages', 'certificates'].includes(section);
  const shown = design.order.filter(
    (section) => section !== 'certificates' || person.certificates.length > 0,
  );
  const section = (name: Exclude<HeadedSection, 'contact'>) =>
    `<section>${titleOf(name)}<div>${bodies[name]()}</div></section>`;
  const main = shown
    .filter((name) => !isAside(name))
    .map(section)
    .join('');
  const name = `<h1>${escape(design.upperName ? person.name.toUpperCase() : person.name)}</h1><div class="label">${escape(person.label)}</div>`;
  const details = contactOf(person, design);
  const aside = `${design.contact === 'sidebar' ? `${titleOf('contact')}${details}` : ''}${shown.filter(isAside).map(section).join('')}`;
  const top =
    design.contact === 'right'
      ? `<header class="row"><div>${name}</div><div class="end">${details}</div></header>`
      : `<header>${name}${design.contact === 'sidebar' ? '' : details}</header>`;
  const page =
    design.columns === 'left'
      ? `<div class="columns left"><aside>${aside}</aside><main>${top}${main}</main></div>`
      : design.columns === 'right'
        ? `${top}<div class="columns right"><main>${main}</main><aside>${aside}</aside></div>`
        : `${top}${main}`;
  return `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><style>${styleOf(design)}</style><body>${page}</body></html>`;
}

function contactOf({ email, phone, location, urls, language }: CorpusPerson, { contact }: Design): string {
  const plain = [location, phone, email, ...urls];
  const labels =
    language === 'en'
      ? ['Address', 'Phone', 'Email', 'LinkedIn', 'Website']
      : ['Endereço', 'Telefone', 'E-mail', 'LinkedIn', 'Site'];
  if (contact === 'bars') return div(plain.join(' | '));
  if (contact === 'dots') return div(plain.join(' · '));
  if (contact === 'labels') return plain.map((text, index) => div(`${labels[index]}: ${text}`)).join('');
  return plain.map((text) => div(text)).join('');
}

export function dateText({ language }: CorpusPerson, { dates }: Design, date: string): string {
  const words = wordsFor(language);
  const [year = '', month = '01'] = date.split('-');
  const at = Number(month) - 1;
  if (date === 'present') return words.present[0] ?? '';
  if (dates === 'year') return year;
  if (dates === 'number') return `${month}/${year}`;
  if (dates === 'long')
    return language === 'en' ? `${words.longMonths[at]} ${year}` : `${words.longMonths[at]} de ${year}`;
  return language === 'en' ? `${words.months[at]} ${year}` : `${words.months[at]}/${year}`;
}

function styleOf({ heading, columns, font }: Design): string {
  const headings: Readonly<Record<Design['heading'], string>> = {
    caps: 'text-transform:uppercase;font-size:12px',
    bold: 'font-size:14px',
    large: 'font-size:18px;font-weight:400;color:#246',
    spaced: 'text-transform:uppercase;letter-spacing:.18em;font-size:12px;font-weight:600',
    ruled: 'font-size:15px;border-bottom:1px solid #333',
    plain: 'font-size:12px;font-weight:700',
    colon: 'font-size:12.5px;font-weight:700',
  };
  const margin =
    columns === 'margin-headings'
      ? 'section{display:grid;grid-template-columns:120px 1fr;gap:18px}section h2{margin:0 0 12px}'
      : '';
  return `@page{size:A4;margin:${columns === 'left' ? '0' : '15mm'}}*{box-sizing:border-box}body{margin:0;font:12px/1.4 '${font}';font-variant-ligatures:none}
h1{font-size:26px;margin:0}h2{margin:14px 0 4px;${headings[heading]}}ul{margin:2px 0 6px;padding-left:18px}ul.square{list-style:square}p{margin:2px 0}
.entry{margin-bottom:8px}.row{display:flex;justify-content:space-between;gap:20px}.end{text-align:right}.muted{color:#666}.item{margin-left:10px}
.margin{display:grid;grid-template-columns:110px 1fr;gap:14px}.pills span{display:inline-block;border:1px solid #999;border-radius:8px;padding:1px 7px;margin:2px}
ul.two{columns:2}td{padding:2px 22px 2px 0}.columns{display:grid;gap:24px}.columns.left{grid-template-columns:200px 1fr}.columns.left aside{background:#234;color:#fff;padding:24px 14px;min-height:100vh}.columns.left main{padding:24px 24px 24px 0}
.columns.right{grid-template-columns:1fr 190px}${margin}`;
}
