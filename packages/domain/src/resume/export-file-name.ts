/** Windows and macOS forbid some of these in names, and the others could alter a path, a header or a line. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|%]+/gu;
const MAX_CHARACTERS = 100;

/** A file name from the resume's title, without characters that file systems forbid. */
export function exportFileName(title: string, extension: string): string {
  const name = Array.from(title.replace(UNSAFE, ' ').replace(/\s+/g, ' '))
    .slice(0, MAX_CHARACTERS)
    .join('')
    // A leading dot hides a file, and Windows drops a trailing one.
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'resume'}.${extension}`;
}
