import { unzipSync } from 'fflate';

const MAX_ENTRIES = 2000;
const MAX_ENTRY_BYTES = 24 * 2 ** 20;
const MAX_TOTAL_BYTES = 64 * 2 ** 20;
/** Text rarely compresses better than 30:1; a zip bomb reaches 1000:1. */
const MAX_RATIO = 150;
const RATIO_MATTERS_FROM = 2 ** 20;

export type ZipFault = 'bomb' | 'broken' | 'encrypted';

export type ReadZip =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array>; readonly names: readonly string[] }
  | { readonly ok: false; readonly reason: ZipFault };

class Refusal extends Error {}

/**
 * Extracts the wanted files of an archive. Declared sizes are checked before extraction, and no more than the declared
 * size is extracted.
 */
export function readZip(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadZip {
  const names: string[] = [];
  let total = 0;
  if (hasEncryptedEntry(bytes)) return { ok: false, reason: 'encrypted' };
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name);
        if (names.length > MAX_ENTRIES) throw new Refusal();
        if (!isWanted(name)) return false;
        total += originalSize;
        const isDense = originalSize > RATIO_MATTERS_FROM && originalSize > MAX_RATIO * Math.max(size, 1);
        if (originalSize > MAX_ENTRY_BYTES || total > MAX_TOTAL_BYTES || isDense) throw new Refusal();
        return true;
      },
    });
    return { ok: true, files: new Map(Object.entries(unpacked)), names };
  } catch (error) {
    return { ok: false, reason: error instanceof Refusal ? 'bomb' : 'broken' };
  }
}

/** The first local header has an encryption flag. */
const hasEncryptedEntry = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && ((bytes[6] ?? 0) & 1) === 1;
