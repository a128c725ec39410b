import type { Resume } from '@lauda/domain/resume/resume';
import { pageData } from '../content/data.ts';
import { squash } from './expected-text.ts';
import { poppler } from './extract.ts';

/** Lines that must not end a page: headings, and the titles of entries that have a body. */
function headLines(resume: Resume): string[] {
  const { sections } = pageData(resume);
  const entries = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  const heads = entries
    .filter(({ body }) => body.length > 0)
    .flatMap(({ title, subtitle, location, dates, employer }) => [
      employer?.name ?? title,
      `${employer?.name}·${employer?.location}${employer?.dates}`,
      title,
      title + dates,
      dates,
      `${subtitle}·${location}`,
      `${subtitle},${location}`,
    ]);
  return [...sections.map(({ title }) => title), ...heads].map(squash);
}

/** Headings and entry titles left alone at the end of a page. */
export async function lonelyHeads(pdf: Uint8Array, resume: Resume): Promise<string[]> {
  const pages = (await poppler('pdftotext', ['-raw', '-', '-'], pdf)).split('\f').slice(0, -1);
  const heads = headLines(resume);
  return pages.slice(0, -1).flatMap((page) => {
    const lines = page.split('\n').filter((line) => line.trim() !== '' && !/·\s*\d+ \/ \d+/.test(line));
    const last = squash(lines.at(-1) ?? '');
    return heads.includes(last) ? [last] : [];
  });
}
