/**
 * Where a spreadsheet would take what follows for a formula: at the start of a cell, and, where it splits at semicolons
 * or tabs instead of commas (Excel in Portuguese does), after each of those and on each new line, quotes or not.
 */
const FORMULA_START = /(?:^|(?<=[;\t\r\n]))(?=[\t\r\n]|["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  // Ours, and nothing else: a number that somebody wrote is text like all they wrote.
  if (typeof value === 'number') return String(value);
  const harmless = value.replaceAll(FORMULA_START, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. No cell that a person filled is a formula. */
export const csvOf = (
  header: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
): string => {
  const lines = [header.map(cell).join(',')];
  for (const row of rows) lines.push(row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
