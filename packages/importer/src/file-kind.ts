export type FileKind = 'pdf' | 'zip' | 'ole' | 'json' | null;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Detects the file type by its first bytes; the file name is not trusted. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'ole';
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  // PDF readers accept some bytes before the header, and some writers put them there.
  if (opening.includes('%PDF-')) return 'pdf';
  return /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(opening) ? 'json' : null;
}

const wide = (text: string) => Array.from(text, (letter) => `${letter}\u0000`).join('');
const WORD_STREAM = wide('WordDocument');
const ENCRYPTED_PACKAGE = wide('EncryptedPackage');
/** Magic number of a Word 97-2003 document. A flag ten bytes later marks it as encrypted. */
const WORD_IDENTIFIER = 0xa5ec;
const SECTOR = 512;

/** A legacy Microsoft OLE container: a Word document, an encrypted one, or something else. */
export function oleKind(bytes: Uint8Array): 'doc' | 'encrypted' | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.includes(ENCRYPTED_PACKAGE)) return 'encrypted';
  if (!text.includes(WORD_STREAM)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SECTOR; at + 12 <= Math.min(bytes.length, 64 * SECTOR); at += SECTOR)
    if (view.getUint16(at, true) === WORD_IDENTIFIER)
      return (view.getUint16(at + 10, true) & 0x0100) === 0 ? 'doc' : 'encrypted';
  return 'doc';
}
