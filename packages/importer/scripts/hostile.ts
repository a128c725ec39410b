// npm run hostile -- [count] [folder]: imports damaged files in this process. A throw or a slow import fails.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '@lauda/domain/resume/testing/random';
import { readImport } from '../src/read-import.ts';
import { goodDocx, plainPdf, RESUME_LINES } from '../src/testing/files.ts';
import { mutated } from '../src/testing/mutate.ts';

const SLOW_MS = 10_000;
const [count = '10000', folder] = process.argv.slice(2);
const files = [plainPdf(RESUME_LINES), await goodDocx()];
if (folder !== undefined)
  for (const name of (await readdir(folder)).filter((own) => /\.(?:pdf|docx)$/.test(own)))
    files.push(new Uint8Array(await readFile(join(folder, name))));

const answers = new Map<string, number>();
let failures = 0;
for (let seed = 0; seed < Number(count); seed += 1) {
  const start = performance.now();
  let answer: string;
  try {
    const result = await readImport(mutated(files[seed % files.length] as Uint8Array, seededRandom(seed)));
    answer = result.ok ? 'ok' : result.reason;
  } catch (error) {
    answer = 'thrown';
    failures += 1;
    console.log(`seed ${seed}: ${(error as Error).stack}`);
  }
  if (performance.now() - start > SLOW_MS) {
    failures += 1;
    console.log(`seed ${seed}: slow`);
  }
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `hostile files=${count} failures=${failures} rss_mb=${megabytes} ${[...answers].map(([answer, own]) => `${answer}=${own}`).join(' ')}`,
);
process.exitCode = failures === 0 ? 0 : 1;
