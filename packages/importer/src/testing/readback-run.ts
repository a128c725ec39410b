import { createDocumentPool, documentData } from '@lauda/documents/server';
import { type Locale, LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { PAGE_SIZES } from '@lauda/domain/resume/theme';
import { readImport } from '../read-import.ts';
import { compareReadback, type Readback } from '../readback.ts';
import { fullResume } from './readback-resumes.ts';

const PEOPLE = 4;

/** Imports one of our documents and compares the result with its content. */
export async function readBack(resume: Resume, bytes: Uint8Array, language: Locale): Promise<Readback> {
  const read = await readImport(bytes);
  if (!read.ok) return { total: 1, lost: [{ path: '', wanted: '', read: read.reason }] };
  return compareReadback(
    documentData(resume),
    documentData(
      {
        ...read.resume,
        language,
        theme: resume.theme,
        showSkillLevels: true,
        groupByEmployer: resume.groupByEmployer,
      },
      { keepsUnfinished: true },
    ),
  );
}

/** Every template in both languages and paper sizes, as PDF and Word. */
export async function* readBackAll(): AsyncGenerator<Readback & { readonly document: string }> {
  const pool = createDocumentPool({ size: 2 });
  try {
    for (const templateId of TEMPLATE_IDS)
      for (const pageSize of PAGE_SIZES)
        for (const language of LOCALES)
          for (let index = 0; index < PEOPLE; index += 1) {
            const resume = fullResume(language, index, { templateId, pageSize });
            const files = { pdf: await pool.pdf(resume), docx: await pool.docx(resume) };
            for (const [kind, bytes] of Object.entries(files)) {
              const result = await readBack(resume, new Uint8Array(bytes), language);
              yield { ...result, document: `${templateId} ${pageSize} ${language} ${index} ${kind}` };
            }
          }
  } finally {
    pool.close();
  }
}
