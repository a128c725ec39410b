const MARKER = /^\s*(?:[•●▪◦‣∙·*–—-]|\d{1,2}[.)])\s+/;
const SENTENCE_END = /[.;:!?]["'”’)]?$/;
/** A line at least this share of the longest one may have been wrapped at the page edge. */
const FULL_LINE = 0.75;
/** Texts with shorter lines are lists rather than wrapped sentences. */
const SHORTEST_WRAPPED = 30;

function isContinued(before: string, line: string, longest: number): boolean {
  if (MARKER.test(line) || before === '') return false;
  if (/[,-]$/.test(before) || /^\s*\p{Ll}/u.test(line)) return before.length >= SHORTEST_WRAPPED;
  return (
    MARKER.test(before) &&
    longest >= SHORTEST_WRAPPED &&
    before.length >= longest * FULL_LINE &&
    !SENTENCE_END.test(before)
  );
}

/** Text copied from a PDF has a line break at every page edge: joins lines that continue. */
export function unwrapLines(plain: string): string {
  const lines = plain.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && isContinued(before, line, longest))
      joined[joined.length - 1] = `${last}${/\p{L}-$/u.test(last) ? '' : ' '}${line.trim()}`;
    else joined.push(line);
    before = line;
  }
  return joined.join('\n');
}
