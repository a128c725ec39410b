// Benchmarks documents: the native compiler alone and through the pool, compared with Chromium printing the same text.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { chromium, type Page } from 'playwright-core';
import { type Block, documentData, type Item, type Run } from '../src/content/data.ts';
import { engineJob } from '../src/job.ts';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { createTestTypst } from '../src/testing/compilers.ts';
import { sampleResume } from '../src/testing/samples/resumes.ts';

const COUNT = 40;
const WARM = 5;
/** The pool and Chromium alternate, because the speed of a shared machine varies over time. */
const ROUNDS = 4;

/** Minimum speedup over Chromium with one warm page. */
const LEAST_CHEAPER = 1.5;
const MOST_EDIT_MS = 30;

/** A different document each time: every text in it changes. */
const resumeOf = (index: number, edit = 0, templateId: TemplateId = 'modern'): Resume => {
  const base = sampleResume('en-US', 'two-page', { templateId, pageSize: 'a4' });
  const salted = JSON.parse(JSON.stringify(base), (key, value: unknown) =>
    key === 'text' ? `${String(value)} ${index}` : value,
  ) as Resume;
  return { ...salted, personalInfo: { ...salted.personalInfo, jobTitle: `Designer ${index}.${edit}` } };
};

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** CPU time of a process and its descendants, in milliseconds. Linux only. */
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
      // The process exited while we were reading it.
    }
  const isBelow = (pid: number): boolean =>
    pid === root || (pid > 1 && isBelow(processes.get(pid)?.parent ?? 0));
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (isBelow(pid) ? ticks * 10 : 0), 0);
}

async function timed(
  run: (index: number) => Promise<unknown>,
  count = COUNT,
  warm = WARM,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count + warm; index += 1) {
    const start = performance.now();
    await run(index);
    if (index >= warm) times.push(performance.now() - start);
  }
  return times;
}

const typst = createTestTypst();
const cpuBefore = process.cpuUsage();
const bare = await timed(async (index) => typst.pdf(engineJob('pdf', resumeOf(index), undefined)));
const cpu = process.cpuUsage(cpuBefore);
const bareCpuMs = (cpu.user + cpu.system) / 1000 / (COUNT + WARM);

const server = await chromium.launchServer({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const browser = await chromium.connect(server.wsEndpoint());
const inter = (style: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`)),
  ).toString('base64');
const SHEET = `<!doctype html><html lang="en"><title>Resume</title><style>
@font-face { font-family: Inter; src: url(data:font/ttf;base64,${inter('400Regular')}) }
@font-face { font-family: Inter; font-weight: 600; src: url(data:font/ttf;base64,${inter('600SemiBold')}) }
body { font: 10pt/1.4 Inter; font-variant-ligatures: none; margin: 0 } h1 { font-size: 22pt } h2 { font-size: 12pt; border-top: 1px solid }
h3 { display: flex; justify-content: space-between; font-size: 10pt; break-after: avoid } li { break-inside: avoid }</style><body>`;
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
const printOn = async (page: Page, resume: Resume) => {
  await page.evaluate((markup) => (globalThis.document.body.innerHTML = markup), html(resume));
  await page.pdf({ format: 'A4', tagged: true });
};
/** A new context for each document, as a server needs to isolate users' documents. */
async function printOnNewPage(resume: Resume): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(SHEET);
  await printOn(page, resume);
  await context.close();
}
/** One warm page with the fonts already loaded, which no server could reuse across users. */
const warmPage = await browser.newPage();
await warmPage.setContent(SHEET);

/** CPU time of this process itself, so that its children's can be separated. */
const ownMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const chromiumMs = () => processorMs(server.process().pid ?? 0);
const poolMs = () => processorMs(process.pid) - ownMs() - chromiumMs();

const pool = createDocumentPool({ size: 1 });
const side = (run: (index: number) => Promise<unknown>, cpuMs: () => number) => ({
  run,
  cpuMs,
  times: [] as number[],
  spentMs: 0,
});
const sides = {
  pool: side((index) => pool.pdf(resumeOf(index)), poolMs),
  chromium: side((index) => printOnNewPage(resumeOf(index)), chromiumMs),
  warmChromium: side((index) => printOn(warmPage, resumeOf(index)), chromiumMs),
};
for (const { run } of Object.values(sides))
  for (let index = 0; index < WARM; index += 1) await run(-1 - index);
for (let round = 0; round < ROUNDS; round += 1)
  for (const each of Object.values(sides)) {
    const before = each.cpuMs();
    each.times.push(...(await timed((index) => each.run(round * COUNT + index), COUNT, 0)));
    each.spentMs += each.cpuMs() - before;
  }
await server.close();
const cpuOf = ({ spentMs }: { spentMs: number }) => spentMs / COUNT / ROUNDS;

const editsOf = new Map<TemplateId, number[]>();
for (const templateId of TEMPLATE_IDS)
  editsOf.set(templateId, await timed((index) => pool.preview(resumeOf(0, index, templateId))));
pool.close();

const row = (name: string, times: readonly number[], cpuMs: number | null) =>
  console.log(
    `${name.padEnd(28)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p95 ${quantile(times, 0.95).toFixed(1)} ms${cpuMs === null ? '' : `  cpu ${cpuMs.toFixed(1)} ms`}`,
  );
row('compiler in a loop, new', bare, bareCpuMs);
row('pool, new', sides.pool.times, cpuOf(sides.pool));
row('chromium, a page each', sides.chromium.times, cpuOf(sides.chromium));
row('chromium, one warm page', sides.warmChromium.times, cpuOf(sides.warmChromium));
for (const [templateId, times] of editsOf) row(`pool, edit in ${templateId}`, times, null);

const cheaper = cpuOf(sides.warmChromium) / cpuOf(sides.pool);
const cheaperThanNewPages = cpuOf(sides.chromium) / cpuOf(sides.pool);
const editP95Ms = Math.max(...[...editsOf.values()].map((times) => quantile(times, 0.95)));
console.log(
  `bench:pdf cheaper=${cheaper.toFixed(2)} than_new_pages=${cheaperThanNewPages.toFixed(1)} new_p50_ms=${quantile(sides.pool.times, 0.5).toFixed(1)} edit_p95_ms=${editP95Ms.toFixed(1)}`,
);
if (cheaper < LEAST_CHEAPER || editP95Ms > MOST_EDIT_MS) process.exitCode = 1;
