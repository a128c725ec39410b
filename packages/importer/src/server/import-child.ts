import { type ImportResult, readImport } from '../read-import.ts';
import { serverTools } from './tools.ts';

// One file: its bytes come in, its result goes out, and the process ends.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
let result: ImportResult;
try {
  result = await readImport(new Uint8Array(Buffer.concat(chunks)), { tools: serverTools });
} catch {
  // pdf.js and others throw what they like on damaged files.
  result = { ok: false, reason: 'broken' };
}
process.stdout.end(JSON.stringify(result), () => process.exit(0));
