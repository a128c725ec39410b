// npm run eval:import -- <folder>: imports every file that has a .truth.json next to it and compares the result.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Facts, forMetric } from '../src/eval/for-metric.ts';
import { createScorer, f1, macroF1 } from '../src/eval/metric.ts';
import { readImport } from '../src/read-import.ts';
import { serverTools } from '../src/server/tools.ts';

const NOTHING: Facts = { basics: {}, work: [], education: [] };
const [folder = '.reports/corpus', only = ''] = process.argv.slice(2);
const names = (await readdir(folder)).toSorted();
const scorers = new Map<string, ReturnType<typeof createScorer>>();
const durations: number[] = [];
let unplaced = 0;

for (const name of names) {
  const ending = extname(name);
  if (!['.pdf', '.docx', '.doc'].includes(ending) || !name.includes(only)) continue;
  const stem = name.slice(0, -ending.length);
  if (!names.includes(`${stem}.truth.json`)) continue;
  const truth = JSON.parse(await readFile(join(folder, `${stem}.truth.json`), 'utf8')) as Facts & {
    lang: string;
  };
  const bytes = new Uint8Array(await readFile(join(folder, name)));
  const start = performance.now();
  const result = await readImport(bytes, { fileName: name, tools: serverTools });
  if (!result.ok) console.log(`${name}: ${result.reason}`);
  else if (result.source === 'pdf' || result.source === 'docx') durations.push(performance.now() - start);
  unplaced += result.ok ? result.unplaced.length : 0;
  const kind = result.ok && result.source === 'scan' ? 'scan' : ending.slice(1);
  for (const group of [
    'all',
    `language ${truth.lang}`,
    `format ${kind}`,
    `layout ${stem.split('__')[1] ?? stem}.${ending.slice(1)}`,
  ]) {
    const scorer = scorers.get(group) ?? createScorer();
    scorers.set(group, scorer);
    scorer.add(truth, result.ok ? forMetric(result) : NOTHING);
  }
}

const scoresOf = (group: string) => (scorers.get(group) ?? createScorer()).scores();
for (const group of [...scorers.keys()].toSorted()) {
  const scores = scoresOf(group);
  console.log(
    `${group.padEnd(44)} ${String(scores.documents).padStart(4)} files  F1 ${macroF1(scores).toFixed(3)}  edits ${(scores.edits / scores.documents).toFixed(1)}`,
  );
}
const all = scoresOf('all');
for (const [field, count] of [...all.fields].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`field ${field.padEnd(24)} F1 ${f1(count).toFixed(3)}  of ${count.hits + count.missed}`);
const at = (share: number) => durations.toSorted((a, b) => a - b)[Math.floor(durations.length * share)] ?? 0;
console.log(
  `text files: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms; unplaced lines a file ${(unplaced / Math.max(all.documents, 1)).toFixed(1)}`,
);
const figure = (group: string) => macroF1(scoresOf(group)).toFixed(3);
console.log(
  `eval:import f1_en=${figure('language en')} f1_pt=${figure('language pt')} edits=${(all.edits / Math.max(all.documents, 1)).toFixed(2)} invented=${((100 * all.invented) / Math.max(all.entries, 1)).toFixed(2)}%`,
);
