import { type ImportResult, readImport } from '../read-import.ts';
import { serverTools } from './tools.ts';

// Reads one file from stdin, writes the result to stdout and exits.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
let result: ImportResult;
try {
  result = await readImport(new Uint8Array(Buffer.concat(chunks)), { tools: serverTools });
} catch {
  // pdf.js and others throw arbitrary values on damaged files.
  result = { ok: false, reason: 'broken' };
}
process.stdout.end(JSON.stringify(result), () => process.exit(0));
