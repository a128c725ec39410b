// Every template, size, language and length through every extractor; a failure is a line, and the exit code.
import { LOCALES } from '@lauda/domain/locale';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { PAGE_SIZES } from '@lauda/domain/resume/theme';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { missingByPosition, missingInOrder, missingWords } from '../src/testing/expected-text.ts';
import { EXTRACTORS, readByRows } from '../src/testing/extract.ts';
import { LENGTHS, sampleResume } from '../src/testing/resumes.ts';

const pool = createDocumentPool({ size: 2, onNotice: console.warn });
let documents = 0;
let failures = 0;

for (const templateId of TEMPLATE_IDS)
  for (const pageSize of PAGE_SIZES)
    for (const language of LOCALES)
      for (const length of LENGTHS) {
        const resume = sampleResume(language, length, { templateId, pageSize });
        const { bytes } = await pool.pdf(resume);
        documents += 1;
        const missing = Object.entries(EXTRACTORS).map(async ([program, read]) => {
          const find = program === 'pdftotext' ? missingByPosition : missingInOrder;
          return { program, phrases: find(await read(bytes), resume) };
        });
        missing.push(
          readByRows(bytes).then((text) => ({ program: '-layout', phrases: missingWords(text, resume) })),
        );
        for (const { program, phrases } of await Promise.all(missing)) {
          if (phrases.length === 0) continue;
          failures += 1;
          console.log(`${templateId} ${pageSize} ${language} ${length}, ${program}: ${phrases.join(' | ')}`);
        }
      }

pool.close();
console.log(`templates:matrix documents=${documents} failures=${failures}`);
process.exitCode = failures === 0 ? 0 : 1;
