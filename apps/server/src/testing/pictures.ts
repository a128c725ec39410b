import { Transformer } from '@napi-rs/image';

/** RGBA of the pixel at this position, as fractions of width and height. */
type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

export function paintedPicture(width: number, height: number, paint: Paint): Transformer {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(paint(x / width, y / height), (y * width + x) * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A single gray at the given size. */
export const flatPicture = (width: number, height: number): Transformer =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height);

/** Red above, blue below. */
export const twoHalves: Paint = (_x, y) => (y < 0.5 ? [255, 0, 0, 255] : [0, 0, 255, 255]);

/** A JPEG from a camera held sideways, with a word in its metadata. */
export function withExif(jpeg: Uint8Array, orientation: number, word: string): Uint8Array {
  const tiff = Buffer.alloc(38 + word.length + 1);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  // Orientation, one short; then the description, whose text is at the end.
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt16LE(0x010e, 22);
  tiff.writeUInt16LE(2, 24);
  tiff.writeUInt32LE(word.length + 1, 26);
  tiff.writeUInt32LE(38, 30);
  tiff.write(word, 38, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 4);
  return Buffer.concat([head, body, jpeg.subarray(2)]);
}
