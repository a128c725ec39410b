// What a document costs: the native compiler alone and through the pool, beside Chromium printing the same text.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { chromium } from 'playwright-core';
import { type Block, documentData, type Item, type Run } from '../src/data.ts';
import { engineJob } from '../src/job.ts';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { createTestTypst } from '../src/testing/compilers.ts';
import { sampleResume } from '../src/testing/resumes.ts';

const COUNT = 40;
const WARM = 5;

/** Another document each time: every text of it is changed. */
const resumeOf = (index: number, edit = 0, templateId: TemplateId = 'modern'): Resume => {
  const base = sampleResume('en-US', 'two-page', { templateId, pageSize: 'a4' });
  const salted = JSON.parse(JSON.stringify(base), (key, value: unknown) =>
    key === 'text' ? `${String(value)} ${index}` : value,
  ) as Resume;
  return { ...salted, personalInfo: { ...salted.personalInfo, jobTitle: `Designer ${index}.${edit}` } };
};

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** Processor time of a process and all below it, in milliseconds; Linux only. */
function processorMs(root: number): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      processes.set(Number(pid), {
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]),
      });
    } catch {
      // It ended while we looked.
    }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (isBelow(pid) ? ticks * 10 : 0), 0);
}

async function timed(run: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < COUNT + WARM; index += 1) {
    const start = performance.now();
    await run(index);
    if (index >= WARM) times.push(performance.now() - start);
  }
  return times;
}

const typst = createTestTypst();
const cpuBefore = process.cpuUsage();
const bare = await timed(async (index) => typst.pdf(engineJob('pdf', resumeOf(index), undefined)));
const cpu = process.cpuUsage(cpuBefore);
const bareCpuMs = (cpu.user + cpu.system) / 1000 / (COUNT + WARM);

/** This process itself, so that its children can be told apart. */
const ownMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const pool = createDocumentPool({ size: 1 });
await pool.pdf(resumeOf(-1));
const poolCpuBefore = processorMs(process.pid) - ownMs();
const fresh = await timed((index) => pool.pdf(resumeOf(index)));
const poolCpuMs = (processorMs(process.pid) - ownMs() - poolCpuBefore) / (COUNT + WARM);
const editsOf = new Map<TemplateId, number[]>();
for (const templateId of TEMPLATE_IDS)
  editsOf.set(templateId, await timed((index) => pool.preview(resumeOf(0, index, templateId))));
pool.close();

const server = await chromium.launchServer({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const browser = await chromium.connect(server.wsEndpoint());
const page = await browser.newPage();
const inter = (style: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`)),
  ).toString('base64');
// The fonts are loaded once, which a server with a page for each person could not do.
await page.setContent(`<!doctype html><html lang="en"><title>Resume</title><style>
@font-face { font-family: Inter; src: url(data:font/ttf;base64,${inter('400Regular')}) }
@font-face { font-family: Inter; font-weight: 600; src: url(data:font/ttf;base64,${inter('600SemiBold')}) }
body { font: 10pt/1.4 Inter; font-variant-ligatures: none; margin: 0 } h1 { font-size: 22pt } h2 { font-size: 12pt; border-top: 1px solid }
h3 { display: flex; justify-content: space-between; font-size: 10pt; break-after: avoid } li { break-inside: avoid }</style><body>`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const runsHtml = (runs: readonly Run[]) => runs.map(({ text }) => escaped(text)).join('');
const blockHtml = (block: Block) =>
  block.kind === 'paragraph'
    ? `<p>${runsHtml(block.runs)}</p>`
    : `<ul>${block.items.map((runs) => `<li>${runsHtml(runs)}</li>`).join('')}</ul>`;
function html(resume: Resume): string {
  const { name, headline, contact, sections } = documentData(resume);
  const items = (list: readonly Item[]) =>
    `<p>${list.map((item) => `${escaped(item.name)} ${escaped(item.detail)}`).join(' · ')}</p>`;
  const bodies = sections.map((section) => {
    const body =
      section.kind === 'text'
        ? section.body.map(blockHtml).join('')
        : section.kind === 'items'
          ? items(section.items)
          : section.entries
              .map(
                (e) =>
                  `<h3>${escaped(e.title)}<span>${e.dates}</span></h3><p>${escaped(e.subtitle)} · ${escaped(e.location)}</p>${e.body.map(blockHtml).join('')}`,
              )
              .join('');
    return `<h2>${escaped(section.title)}</h2>${body}`;
  });
  return `<h1>${escaped(name)}</h1><p>${escaped(headline)}</p>${items(contact)}${bodies.join('')}`;
}
const print = async (resume: Resume) => {
  await page.evaluate((markup) => (globalThis.document.body.innerHTML = markup), html(resume));
  await page.pdf({ format: 'A4', tagged: true });
};
await print(resumeOf(-1));
const chromiumCpuBefore = processorMs(server.process().pid ?? 0);
const printed = await timed((index) => print(resumeOf(index)));
const chromiumCpuMs = (processorMs(server.process().pid ?? 0) - chromiumCpuBefore) / (COUNT + WARM);
await server.close();

const row = (name: string, times: readonly number[], cpuMs: number | null) =>
  console.log(
    `${name.padEnd(28)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p95 ${quantile(times, 0.95).toFixed(1)} ms${cpuMs === null ? '' : `  cpu ${cpuMs.toFixed(1)} ms`}`,
  );
row('compiler in a loop, new', bare, bareCpuMs);
row('pool, new', fresh, poolCpuMs);
for (const [templateId, times] of editsOf) row(`pool, edit in ${templateId}`, times, null);
row('chromium, new', printed, chromiumCpuMs);
console.log(
  `bench:pdf cheaper=${(chromiumCpuMs / poolCpuMs).toFixed(2)} new_p50_ms=${quantile(fresh, 0.5).toFixed(1)} edit_p95_ms=${Math.max(...[...editsOf.values()].map((times) => quantile(times, 0.95))).toFixed(1)}`,
);
