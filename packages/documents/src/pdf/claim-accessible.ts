import { joinLinks } from './join-links.ts';
import { type PdfEdit, type PdfFile, readPdf, writePdf } from './pdf-file.ts';

const NAMESPACE = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const PART = '<pdfuaid:part>1</pdfuaid:part>';
/** A stream's dictionary is shorter than this. */
const LONGEST_HEAD = 200;

function claimIn({ text, objects }: PdfFile): PdfEdit[] {
  const metadata = objects.find(
    ({ at, isStream }) => isStream && text.slice(at, at + LONGEST_HEAD).includes('/Type /Metadata'),
  );
  if (!metadata) throw new Error('the document has no metadata');
  const placeOf = (mark: string): number => {
    const at = text.indexOf(mark, metadata.at);
    if (at < 0 || at >= metadata.end) throw new Error(`the metadata has no ${mark}`);
    return at;
  };
  const insertion = (mark: string, addition: string): PdfEdit => {
    const at = placeOf(mark);
    return { at, end: at, text: addition };
  };
  const lengthAt = placeOf('/Length ') + '/Length '.length;
  const length = /^\d+/.exec(text.slice(lengthAt, lengthAt + 20))?.[0] ?? '';
  return [
    {
      at: lengthAt,
      end: lengthAt + length.length,
      text: String(Number(length) + NAMESPACE.length + PART.length),
    },
    insertion('><dc:', NAMESPACE),
    insertion('<xmpTPg:NPages>', PART),
  ];
}

/**
 * Turns a tagged PDF into PDF/UA-1. It lacks only two things: one link per URL, and the PDF/UA identifier. The server's
 * compiler could write both, the browser's cannot, and both must produce identical bytes. Tests use the server's
 * compiler to verify the other requirements (`shortfall` in `server/typst.ts`).
 */
export function claimAccessible(tagged: Uint8Array): Uint8Array {
  const file = readPdf(tagged);
  const { edits, removed } = joinLinks(file);
  return writePdf(file, [...edits, ...claimIn(file)], removed);
}
