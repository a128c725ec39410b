// Generates a corpus of fictional people in many designs: npm run corpus -- <folder> [people per language]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpusFiles } from '../src/testing/corpus/build.ts';
import { createPrinter } from '../src/testing/corpus/print.ts';

const [folder = '.reports/corpus', people = '2'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const printer = await createPrinter();
let files = 0;
try {
  for await (const { name, bytes, truth } of corpusFiles(printer, Number(people))) {
    await writeFile(join(folder, name), bytes);
    await writeFile(
      join(folder, `${name.slice(0, name.lastIndexOf('.'))}.truth.json`),
      JSON.stringify(truth, null, 1),
    );
    files += 1;
  }
} finally {
  await printer.close();
}
console.log(`corpus files=${files} folder=${folder}`);
