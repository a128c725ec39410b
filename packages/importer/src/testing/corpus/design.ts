import type { HeadedSection } from './words.data.ts';

/** The design of a page; each option occurs in real resumes. */
export interface Design {
  readonly name: string;
  readonly columns: 'one' | 'left' | 'right' | 'margin-headings' | 'margin-dates';
  readonly heading: 'caps' | 'bold' | 'large' | 'spaced' | 'ruled' | 'plain' | 'colon';
  readonly head:
    | 'role-date/firm-place'
    | 'firm-place/role-date'
    | 'role-firm-place/date'
    | 'date/role/firm'
    | 'one-line-bars'
    | 'firm/role/dates-place'
    | 'role-at-firm/dates'
    | 'date-colon';
  readonly study: 'degree/school' | 'school/degree' | 'one-line' | 'bars';
  readonly bullets: 'disc' | 'dash' | 'none' | 'arrow' | 'square';
  readonly skills: 'commas' | 'pills' | 'lines' | 'groups' | 'dots' | 'columns';
  readonly languages: 'brackets' | 'dash' | 'table' | 'bare';
  readonly dates: 'short' | 'number' | 'long' | 'year';
  readonly contact: 'bars' | 'labels' | 'lines' | 'dots' | 'sidebar' | 'right';
  readonly font: string;
  readonly order: readonly Exclude<HeadedSection, 'contact'>[];
  readonly upperName?: true;
}

const USUAL = ['summary', 'experience', 'education', 'skills', 'languages', 'certificates'] as const;
const STUDIES_FIRST = ['summary', 'education', 'skills', 'experience', 'certificates', 'languages'] as const;
const SKILLS_FIRST = ['summary', 'skills', 'experience', 'education', 'certificates', 'languages'] as const;

const design = (name: string, own: Partial<Design>): Design => ({
  name,
  columns: 'one',
  heading: 'bold',
  head: 'role-date/firm-place',
  study: 'degree/school',
  bullets: 'disc',
  skills: 'commas',
  languages: 'brackets',
  dates: 'short',
  contact: 'bars',
  font: 'Liberation Sans',
  order: USUAL,
  ...own,
});

/** Named after trees, so that no rule of the reader can be written for a named design. */
export const DESIGNS: readonly Design[] = [
  design('acacia', { heading: 'ruled', font: 'Liberation Serif' }),
  design('alder', {
    columns: 'right',
    heading: 'caps',
    skills: 'lines',
    contact: 'sidebar',
    languages: 'dash',
  }),
  design('aspen', {
    columns: 'left',
    heading: 'spaced',
    head: 'role-firm-place/date',
    skills: 'lines',
    contact: 'sidebar',
  }),
  design('beech', {
    columns: 'margin-headings',
    heading: 'bold',
    head: 'firm-place/role-date',
    study: 'school/degree',
    dates: 'long',
  }),
  design('birch', {
    columns: 'margin-dates',
    heading: 'large',
    skills: 'dots',
    languages: 'table',
    dates: 'number',
  }),
  design('cedar', {
    head: 'one-line-bars',
    study: 'bars',
    heading: 'caps',
    bullets: 'dash',
    contact: 'labels',
  }),
  design('cherry', { head: 'date/role/firm', heading: 'large', order: STUDIES_FIRST, font: 'DejaVu Serif' }),
  design('cypress', { heading: 'spaced', upperName: true, contact: 'dots', skills: 'dots', dates: 'long' }),
  design('elm', {
    head: 'date-colon',
    bullets: 'none',
    heading: 'colon',
    study: 'one-line',
    dates: 'year',
    languages: 'bare',
  }),
  design('fir', {
    head: 'firm/role/dates-place',
    bullets: 'arrow',
    skills: 'groups',
    study: 'school/degree',
  }),
  design('hazel', { head: 'role-at-firm/dates', heading: 'plain', bullets: 'dash', font: 'DejaVu Sans' }),
  design('hickory', {
    columns: 'right',
    heading: 'large',
    skills: 'pills',
    head: 'firm-place/role-date',
    contact: 'right',
    order: SKILLS_FIRST,
  }),
  design('juniper', {
    columns: 'left',
    heading: 'ruled',
    skills: 'groups',
    languages: 'table',
    contact: 'sidebar',
    head: 'date/role/firm',
  }),
  design('larch', {
    heading: 'caps',
    contact: 'right',
    order: SKILLS_FIRST,
    skills: 'columns',
    bullets: 'square',
  }),
  design('linden', {
    heading: 'large',
    contact: 'lines',
    head: 'role-firm-place/date',
    dates: 'number',
    study: 'one-line',
  }),
  design('maple', {
    columns: 'left',
    heading: 'caps',
    contact: 'sidebar',
    skills: 'commas',
    bullets: 'none',
    head: 'firm/role/dates-place',
  }),
  design('oak', {
    heading: 'bold',
    font: 'Liberation Serif',
    head: 'firm-place/role-date',
    contact: 'dots',
    skills: 'groups',
    dates: 'long',
  }),
  design('pine', {
    columns: 'margin-dates',
    heading: 'caps',
    head: 'role-firm-place/date',
    study: 'one-line',
    contact: 'labels',
    dates: 'year',
  }),
  design('poplar', {
    columns: 'margin-headings',
    heading: 'caps',
    skills: 'columns',
    languages: 'dash',
    contact: 'labels',
  }),
  design('rowan', {
    heading: 'spaced',
    columns: 'right',
    skills: 'lines',
    contact: 'right',
    head: 'role-at-firm/dates',
    upperName: true,
  }),
  design('spruce', {
    heading: 'plain',
    head: 'one-line-bars',
    study: 'one-line',
    bullets: 'dash',
    contact: 'lines',
    languages: 'bare',
  }),
  design('willow', {
    heading: 'ruled',
    head: 'date/role/firm',
    bullets: 'none',
    order: STUDIES_FIRST,
    contact: 'labels',
    skills: 'lines',
  }),
];
