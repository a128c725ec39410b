import { strToU8, zipSync } from 'fflate';
import { DESIGNS } from './corpus/design.ts';
import { corpusPerson } from './corpus/people.ts';
import { wordFile } from './corpus/word.ts';

/** A resume of Word, whole and well. */
export const goodDocx = (): Promise<Uint8Array> => {
  const [design] = DESIGNS;
  if (!design) throw new Error('there is a first design');
  return wordFile(corpusPerson('en', 1), 'styles', design, 0);
};

/** A small PDF with these lines, one below the other; written by hand, so that a test can break any of it. */
export function plainPdf(lines: readonly string[], trailer = ''): Uint8Array {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const content = `BT /F1 11 Tf 50 780 Td 15 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return strToU8(text, true);
}

export const RESUME_LINES = [
  'Imani Holloway',
  'Data Engineer',
  'Boise, ID | (208) 555-0173 | imani.holloway@example.com',
  'EXPERIENCE',
  'Data Engineer, Copperfield Robotics, Boise, ID',
  'Mar 2021 - Present',
  '- Rebuilt the nightly pipeline',
  'EDUCATION',
  'Bachelor of Arts in Economics, Kingsbridge University, 2014 - 2018',
  'SKILLS',
  'Python, Spark, dbt',
];

/** Much more than it says: an archive of zeros with the name of a Word document. */
export const docxBomb = (megabytes: number): Uint8Array =>
  zipSync({ 'word/document.xml': new Uint8Array(megabytes * 2 ** 20) }, { level: 9 });

export const archive = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
