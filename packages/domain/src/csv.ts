/**
 * Positions where a spreadsheet would read a formula: at the start of a cell, and, where it splits at semicolons or
 * tabs instead of commas (as Portuguese Excel does), after each of those and on each new line, even in quotes.
 */
const FORMULA_START = /(?:^|(?<=[;\t\r\n]))(?=[\t\r\n]|["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  // Numbers are always ours: a number typed by a user is a string.
  if (typeof value === 'number') return String(value);
  const harmless = value.replaceAll(FORMULA_START, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** RFC 4180, with a BOM so that spreadsheets detect UTF-8. User-entered cells are never formulas. */
export const csvOf = (
  header: readonly string[],
  rows: Iterable<readonly (string | number | null)[]>,
): string => {
  const lines = [header.map(cell).join(',')];
  for (const row of rows) lines.push(row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
