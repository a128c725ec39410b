// Runs every check on every template with every pair of option values. Prints a line per failure and sets the exit
// code. Arguments restrict it to the named templates.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import type { MatrixTotals } from './lib/templates/matrix-child.ts';

/** One compiler and one renderer each. */
const CHILDREN = 2;
const CHILD = new URL('lib/templates/matrix-child.ts', import.meta.url);

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !TEMPLATE_IDS.some((known) => known === id));
if (unknown.length > 0) throw new Error(`no such template: ${unknown.join(', ')}`);
const waiting = TEMPLATE_IDS.filter((id) => asked.length === 0 || asked.includes(id));
const totals = { documents: 0, failures: 0 };

async function prove(templateId: TemplateId): Promise<void> {
  const start = performance.now();
  const child = fork(CHILD, [templateId]);
  let own: MatrixTotals | null = null;
  child.on('message', (message) => (own = message as MatrixTotals));
  await once(child, 'exit');
  // A crashed child has proven nothing.
  const { documents, failures } = own ?? { documents: 0, failures: 1 };
  totals.documents += documents;
  totals.failures += failures;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${templateId.padEnd(10)} documents=${documents} failures=${failures} seconds=${seconds}`);
}

async function work(): Promise<void> {
  for (let id = waiting.shift(); id; id = waiting.shift()) await prove(id);
}
await Promise.all(Array.from({ length: CHILDREN }, work));

console.log(`templates:matrix documents=${totals.documents} failures=${totals.failures}`);
process.exitCode = totals.failures === 0 ? 0 : 1;
