import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { DESIGNS } from './corpus/design.ts';
import { corpusPerson } from './corpus/people.ts';
import { wordFile } from './corpus/word.ts';

/** A valid Word resume. */
export const goodDocx = (): Promise<Uint8Array> => {
  const [design] = DESIGNS;
  if (!design) throw new Error('there is a first design');
  return wordFile(corpusPerson('en', 1), 'styles', design, 0);
};

/**
 * A small PDF with these lines below each other, written by hand so that a test can break any part. A line that begins
 * with a tab is indented, as if its bullet were drawn as a graphic.
 */
export function plainPdf(lines: readonly string[], trailer = '', pages = 1): Uint8Array {
  const shown = (line: string) =>
    line.startsWith('\t') ? `14 0 Td (${line.slice(1)}) Tj -14 0 Td T*` : `(${line}) Tj T*`;
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const content = `BT /F1 11 Tf 50 780 Td 15 TL ${escaped.map(shown).join(' ')} ET`;
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, () => page),
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

/** A zip bomb: an archive of zeros under a Word document's file name. */
export const docxBomb = (megabytes: number): Uint8Array =>
  zipSync({ 'word/document.xml': new Uint8Array(megabytes * 2 ** 20) }, { level: 9 });

export const archive = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Less than a kilobyte that decompresses in two stages to 300 MB. */
export function pdfBomb(): Uint8Array {
  const twice = deflateSync(deflateSync(new Uint8Array(300 * 2 ** 20), { level: 9 }), { level: 9 });
  const head = strToU8(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`,
  );
  return Buffer.concat([head, twice, strToU8('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

/** Encrypted with an unknown password. */
export const lockedPdf = (): Uint8Array =>
  plainPdf(
    RESUME_LINES,
    `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
  );

/** The same page repeated. */
export const longPdf = (pages: number): Uint8Array => plainPdf(RESUME_LINES, '', pages);

/** A LinkedIn archive that also contains a private file the importer must not read. */
export const linkedInArchive = (): Uint8Array =>
  archive({
    'Basic/Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nJurema,Falcão,,,,Analista de Dados,"Gosta de ""números""\ne de pessoas",Tecnologia,,"Belém, PA",,[PORTFOLIO:https://jurema.example.com],\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nEnergia Minuano,Analista de Dados,Painéis,"Natal, RN",Mar 2021,\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nFaculdade São Miguel,2012,2016,,Bacharelado em Estatística,\n',
    'Skills.csv': 'Name\nSQL\nPython\n',
    'Languages.csv': 'Name,Proficiency\nInglês,Full professional proficiency\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\njurema@example.com,Yes,Yes,\n',
    'messages.csv': 'FROM,CONTENT\nSomebody,secret\n',
  });
