import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|wasm|ttf)$/;
const WORTH_IT_BYTES = 1024;
/**
 * From this size on, the last tenth of compression costs minutes; such files (engine, fonts) are also the same in every
 * build.
 */
const LARGE_BYTES = 200 * 1024;
const KEPT = path.resolve(import.meta.dirname, '../../../node_modules/.cache/lauda-compressed');

const brotli = (content: Buffer, quality: number): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Compressed once per machine. */
function keptBrotli(content: Buffer): Buffer {
  const file = path.join(KEPT, `${createHash('sha256').update(content).digest('hex')}.br`);
  if (existsSync(file)) return readFileSync(file);
  const compressed = brotli(content, 9);
  mkdirSync(KEPT, { recursive: true });
  // Renamed atomically: another build may be reading.
  writeFileSync(`${file}.${process.pid}`, compressed);
  renameSync(`${file}.${process.pid}`, file);
  return compressed;
}

/** Compresses files at build time instead of on the server per request; large files below the maximum level. */
export function compressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'lauda-compress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name);
        // Already compressed by the app's build, when the pages are built into the same folder afterwards.
        if (existsSync(`${file}.br`)) continue;
        const isWorthIt =
          COMPRESSIBLE.test(name) && !name.includes('.vite') && statSync(file).size >= WORTH_IT_BYTES;
        if (!isWorthIt) continue;
        const content = readFileSync(file);
        const isLarge = content.length >= LARGE_BYTES;
        writeFileSync(
          `${file}.br`,
          isLarge ? keptBrotli(content) : brotli(content, constants.BROTLI_MAX_QUALITY),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: isLarge ? 6 : 9 }));
      }
    },
  };
}
