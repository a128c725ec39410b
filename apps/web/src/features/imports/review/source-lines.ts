import type { ImportReading, SourceBox } from '@lauda/contract/resumes/imports';

const overlaps = (a: SourceBox, b: SourceBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

/** The lines of the file that a field was read from; for data files, the lines that contain its text. */
export function linesOfField({ fields, lines }: ImportReading, path: string | null): Set<number> {
  const field = path === null ? undefined : fields.find((own) => own.path === path);
  if (!field) return new Set();
  const { page, box, value } = field;
  const isIts = (line: (typeof lines)[number]) =>
    box !== null && line.box !== null
      ? line.page === page && overlaps(line.box, box)
      : value.split('\n').some((part) => part.length > 1 && line.text.includes(part));
  return new Set(lines.flatMap((line, index) => (isIts(line) ? [index] : [])));
}
