/** Windows and macOS refuse some of these in names, and the rest could steer a path, a header or a line. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|%]+/gu;
const MAX_CHARACTERS = 100;

/** The name under which a resume is kept, without what file systems refuse. */
export function exportFileName(title: string, extension: string): string {
  const name = Array.from(title.replace(UNSAFE, ' ').replace(/\s+/g, ' '))
    .slice(0, MAX_CHARACTERS)
    .join('')
    // A name that begins with a dot is hidden, and one that ends with it is another on Windows.
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${name || 'resume'}.${extension}`;
}
