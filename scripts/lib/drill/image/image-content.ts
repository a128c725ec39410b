/**
 * Runs inside the image and checks that nothing needed was stripped: every font that documents use, an old Word file
 * through LibreOffice, both OCR languages, and no file with secrets.
 */
export const CONTENT_PROBE = `
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
const { FONT_FAMILIES, fontModule } = await import('/app/packages/documents/src/fonts/fonts.ts');
const { serverTools } = await import('/app/packages/importer/src/server/tools.ts');
const require = createRequire('/app/packages/documents/src/fonts/fonts.ts');
const faults = FONT_FAMILIES.flatMap((family) => family.styles.map((style) => fontModule(family, style)))
  .filter((name) => { try { return !existsSync(require.resolve(name)); } catch { return true; } });
const docx = await serverTools.docxFromDoc(Buffer.from('{\\\\rtf1 Ana Lima, engineer}'));
if (docx === null || docx.subarray(0, 2).toString() !== 'PK') faults.push('no Word file from LibreOffice');
const languages = execFileSync('tesseract', ['--list-langs']).toString();
for (const language of ['eng', 'por']) if (!languages.includes(language)) faults.push('tesseract lacks ' + language);
execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
faults.push(...readdirSync('/app').filter((name) => name.startsWith('.env')));
if (faults.length > 0) { console.log(faults.join(', ')); process.exitCode = 1; }
`;
