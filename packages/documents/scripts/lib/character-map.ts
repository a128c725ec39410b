/** The code points of a TrueType font, from format 4 and 12 of its 'cmap' table. */
export function codePointsOf(font: Buffer): Set<number> {
  const points = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) addFormat4(font, at, points);
    if (format === 12) addFormat12(font, at, points);
  }
  return points;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`no table ${tag}`);
}

function addFormat4(font: Buffer, at: number, points: Set<number>): void {
  const segments = font.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    const start = font.readUInt16BE(starts + segment * 2);
    const end = font.readUInt16BE(ends + segment * 2);
    const delta = font.readUInt16BE(deltas + segment * 2);
    const offset = font.readUInt16BE(offsets + segment * 2);
    for (let point = start; point <= end && point !== 0xff_ff; point += 1) {
      const glyph =
        offset === 0
          ? (point + delta) & 0xff_ff
          : font.readUInt16BE(offsets + segment * 2 + offset + (point - start) * 2);
      if (glyph !== 0) points.add(point);
    }
  }
}

function addFormat12(font: Buffer, at: number, points: Set<number>): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = 0; group < groups; group += 1) {
    const record = at + 16 + group * 12;
    const end = font.readUInt32BE(record + 4);
    for (let point = font.readUInt32BE(record); point <= end; point += 1) points.add(point);
  }
}
