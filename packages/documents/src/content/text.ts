import type { Resume } from '@lauda/domain/resume/resume';
import {
  type Block,
  documentData,
  type Employer,
  type Entry,
  type Item,
  type ItemGroup,
  itemGroups,
  type Run,
} from './data.ts';

const runText = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
const joined = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator);

function blockLines(block: Block): string[] {
  if (block.kind === 'paragraph') return runText(block.runs).split('\n');
  return block.items.flatMap((runs, index) => {
    const mark = block.kind === 'bullets' ? '• ' : `${index + 1}. `;
    return runText(runs)
      .split('\n')
      .map((line, at) => `${at === 0 ? mark : ' '.repeat(mark.length)}${line}`);
  });
}

const itemLine = ({ name, detail }: Item) => joined([name, detail], ' – ');
const groupLines = ({ name, items }: ItemGroup) =>
  name === '' ? items.map(itemLine) : [`${name}: ${items.map(itemLine).join(', ')}`];

const employerLines = ({ name, location, dates }: Employer) =>
  joined([joined([name, location], ' · '), dates], '\n');

const entryLines = ({ title, subtitle, location, dates, address, body }: Entry) =>
  [title, joined([subtitle, location], ' · '), dates, address, ...body.flatMap(blockLines)].filter(
    (line) => line !== '',
  );

/** A resume as plain text: the same text in the same order as its pages. */
export function documentText(resume: Resume): string {
  const { name, headline, contact, sections } = documentData(resume);
  const parts = [joined([name, headline, ...contact.map(itemLine)], '\n')];
  for (const section of sections) {
    const body =
      section.kind === 'text'
        ? section.body.flatMap(blockLines).join('\n')
        : section.kind === 'items'
          ? itemGroups(section.items).flatMap(groupLines).join('\n')
          : section.entries
              .flatMap((entry) => [
                ...(entry.employer ? [employerLines(entry.employer)] : []),
                entryLines(entry).join('\n'),
              ])
              .join('\n\n');
    parts.push(joined([section.title.toUpperCase(), body], '\n\n'));
  }
  return `${parts.join('\n\n\n').replaceAll('\u200B', '')}\n`;
}
