import {
  Document,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Design } from './design.ts';
import { dateText } from './html.ts';
import { type CorpusPerson, wordsFor } from './people.ts';
import type { HeadedSection } from './words.data.ts';

export const WORD_FORMS = ['styles', 'header', 'table', 'bold'] as const;
export type WordForm = (typeof WORD_FORMS)[number];

const line = (text: string, marks: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...marks })] });

/** A person's page as a Word file: headings by style or manual formatting, contact in the header, or all in a table. */
export async function wordFile(
  person: CorpusPerson,
  form: WordForm,
  design: Design,
  variant: number,
): Promise<Uint8Array> {
  const words = wordsFor(person.language);
  const period = (start: string, end: string) =>
    `${dateText(person, design, start)} – ${dateText(person, design, end)}`;
  const heading = (section: HeadedSection) => {
    const text = words.headings[section][variant % words.headings[section].length] ?? '';
    return form === 'bold'
      ? line(text.toUpperCase(), { bold: true })
      : new Paragraph({ text, heading: 'Heading2' });
  };
  const bullet = (text: string) =>
    form === 'bold' ? line(`- ${text}`) : new Paragraph({ text, bullet: { level: 0 } });
  const split = (left: string, right: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: left, bold: true }), new TextRun({ text: `\t${right}` })],
    });
  const contact = [person.location, person.phone, person.email, ...person.urls];
  const top = [line(person.name, { bold: true, size: 44 }), line(person.label), line(contact.join(' | '))];
  const jobs = person.work.flatMap((job) => [
    split(job.position, period(job.start, job.end)),
    line(`${job.company}, ${job.location}`),
    ...job.highlights.map(bullet),
  ]);
  const studies = person.education.flatMap((study) => [
    split(study.degree, `${study.start} – ${study.end}`),
    line(study.institution),
  ]);
  const certificates =
    person.certificates.length === 0
      ? []
      : [heading('certificates'), ...person.certificates.map(({ name, year }) => line(`${name} (${year})`))];
  const aside = [
    heading('skills'),
    ...(form === 'table' ? person.skills.map((skill) => line(skill)) : [line(person.skills.join(', '))]),
    heading('languages'),
    ...person.languages.map(([own, level]) => line(`${own} – ${level}`)),
    ...certificates,
  ];
  const main = [
    heading('summary'),
    line(person.summary),
    heading('experience'),
    ...jobs,
    heading('education'),
    ...studies,
  ];
  const children =
    form === 'table'
      ? [
          ...top,
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [
              new TableRow({
                children: [new TableCell({ children: aside }), new TableCell({ children: main })],
              }),
            ],
          }),
        ]
      : form === 'header'
        ? [...main, ...aside]
        : [...top, ...main, ...aside];
  const file = new Document({
    sections: [
      { ...(form === 'header' && { headers: { default: new Header({ children: top }) } }), children },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
