export interface ImageHeader {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

const ascii = (view: DataView, start: number, end: number): string => {
  const codes = Array.from({ length: Math.max(0, Math.min(end, view.byteLength) - start) }, (_, index) =>
    view.getUint8(start + index),
  );
  return String.fromCharCode(...codes);
};

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const JPEG_SIGNATURE = '\xff\xd8\xff';

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 24 || ascii(view, 12, 16) !== 'IHDR') return null;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size is in the frame segment (SOF0 to SOF15 except DHT, JPG and DAC), after segments of any length. */
function readJpeg(view: DataView): ImageHeader | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;

/** Lossy, lossless, and extended with its own canvas size. */
function readWebp(view: DataView): ImageHeader | null {
  if (view.byteLength < 30) return null;
  const kind = ascii(view, 12, 16);
  if (kind === 'VP8 ')
    return {
      format: 'webp',
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    return { format: 'webp', width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8X') return { format: 'webp', width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  return null;
}

/** Format and size from the first bytes of an image, or null for an unsupported format. */
export function readImageHeader(source: Uint8Array): ImageHeader | null {
  const view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  if (ascii(view, 0, 8) === PNG_SIGNATURE) return readPng(view);
  if (ascii(view, 0, 3) === JPEG_SIGNATURE && view.byteLength > 3) return readJpeg(view);
  if (ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 12) === 'WEBP') return readWebp(view);
  return null;
}
