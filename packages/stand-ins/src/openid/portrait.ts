import { crc32, deflateSync } from 'node:zlib';

export const PORTRAIT_PATH = '/portrait.png';

const SIDE = 240;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const isInside = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

/** A head-and-shoulders portrait of no real person, as a PNG. */
export function portrait(): Buffer {
  const rows = Array.from({ length: SIDE }, (_row, y) => {
    const row = Buffer.alloc(1 + SIDE * 3);
    for (let x = 0; x < SIDE; x += 1) {
      const isHead = isInside(x, y, [120, 90, 46, 54]);
      const isBody = isInside(x, y, [120, 240, 92, 88]);
      row.set(isHead ? [222, 184, 150] : isBody ? [60, 84, 120] : [214, 222, 230], 1 + x * 3);
    }
    return row;
  });
  const header = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
