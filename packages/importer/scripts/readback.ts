// npm run eval:readback: imports our own documents and compares them field by field.
import { readBackAll } from '../src/testing/readback-run.ts';

const templates = new Map<string, { fields: number; lost: number }>();
let documents = 0;
for await (const { document, total, lost } of readBackAll()) {
  const [template = ''] = document.split(' ');
  const own = templates.get(template) ?? { fields: 0, lost: 0 };
  templates.set(template, { fields: own.fields + total, lost: own.lost + lost.length });
  documents += 1;
  for (const { path, wanted, read } of lost)
    console.log(`${document} ${path}: '${wanted}' read as '${read}'`);
}
for (const [template, { fields, lost }] of templates)
  console.log(`${template.padEnd(12)} ${fields - lost} of ${fields} fields`);
const sum = (name: 'fields' | 'lost') => [...templates.values()].reduce((all, own) => all + own[name], 0);
console.log(`eval:readback documents=${documents} fields=${sum('fields')} lost=${sum('lost')}`);
process.exitCode = sum('lost') === 0 ? 0 : 1;
