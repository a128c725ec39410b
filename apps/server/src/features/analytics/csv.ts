/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  // Ours, and nothing else: a number that somebody wrote is text like all they wrote.
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
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
