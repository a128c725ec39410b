import { joinLinks } from './join-links.ts';
import { type PdfEdit, type PdfFile, readPdf, writePdf } from './pdf-file.ts';

const NAMESPACE = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const PART = '<pdfuaid:part>1</pdfuaid:part>';
/** The dictionary of a stream is shorter. */
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
 * Makes PDF/UA-1 of a tagged PDF that meets it in all but two things: one link for one address, and the claim itself. The
 * server's compiler could write both; that of the browser could not, and both sides must give the same bytes. That our
 * documents meet the rest is proven in tests by the server's compiler (`shortfall` in `server/typst.ts`).
 */
export function claimAccessible(tagged: Uint8Array): Uint8Array {
  const file = readPdf(tagged);
  const { edits, removed } = joinLinks(file);
  return writePdf(file, [...edits, ...claimIn(file)], removed);
}
