/** Table rows keyed by column name. Quoted values may contain commas, quotes and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), (row[index] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') endCell();
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
