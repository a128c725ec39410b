import { describe, expect, it } from 'vitest';
import { paintedPicture, twoHalves, withExif } from '../../testing/pictures.ts';
import { readImageHeader } from '@lauda/domain/image-header';

const picture = paintedPicture(70, 30, twoHalves);

describe('the header of a picture', () => {
  it('says its size', async () => {
    const size = { width: 70, height: 30 };
    expect(readImageHeader(await picture.png())).toEqual({ format: 'png', ...size });
    expect(readImageHeader(await picture.webp(80))).toEqual({ format: 'webp', ...size });
    expect(readImageHeader(await picture.webpLossless())).toEqual({ format: 'webp', ...size });
    const jpeg = await picture.jpeg();
    expect(readImageHeader(jpeg)).toEqual({ format: 'jpeg', ...size });
    expect(readImageHeader(withExif(jpeg, 6, 'word'))).toEqual({ format: 'jpeg', ...size });
  });

  it('of an extended WebP says the size of its canvas', () => {
    const bytes = Buffer.alloc(30);
    bytes.write('RIFF', 0).toString();
    bytes.write('WEBPVP8X', 8);
    bytes.writeUIntLE(99_999, 24, 3);
    bytes.writeUIntLE(49, 27, 3);
    expect(readImageHeader(bytes)).toEqual({ format: 'webp', width: 100_000, height: 50 });
  });

  it('is not found in anything else, nor in what was cut off', async () => {
    const jpeg = await picture.jpeg();
    const png = await picture.png();
    const others = [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '%PDF-1.7',
      'RIFF....WAVEfmt ',
    ];
    for (const other of others) expect(readImageHeader(Buffer.from(other))).toBeNull();
    for (const cut of [
      jpeg.subarray(0, 20),
      png.subarray(0, 20),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ])
      expect(readImageHeader(cut)).toBeNull();
  });
});
