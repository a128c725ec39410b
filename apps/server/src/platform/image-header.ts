export interface ImageHeader {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

function readPng(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR') return null;
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The frame's size stands behind segments of any length: SOF0 to SOF15 but for DHT, JPG and DAC. */
function readJpeg(bytes: Buffer): ImageHeader | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { format: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** Lossy, lossless, and extended with a canvas of its own. */
function readWebp(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 30) return null;
  const kind = ascii(bytes, 12, 16);
  if (kind === 'VP8 ')
    return {
      format: 'webp',
      width: bytes.readUInt16LE(26) & 0x3fff,
      height: bytes.readUInt16LE(28) & 0x3fff,
    };
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21);
    return { format: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8X')
    return { format: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return null;
}

/** What a picture says of itself in its first bytes, or null for anything that is none of ours. */
export function readImageHeader(source: Uint8Array): ImageHeader | null {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (ascii(bytes, 0, 8) === PNG_SIGNATURE) return readPng(bytes);
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return readJpeg(bytes);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return readWebp(bytes);
  return null;
}
