// Checks that a child's memory stays bounded over thousands of documents. Linux only.
import { readFileSync } from 'node:fs';
import { LOCALES } from '@lauda/domain/locale';
import { TEMPLATE_IDS } from '@lauda/domain/resume/template';
import { createDocumentPool } from '../src/server/document-pool.ts';
import { PORTRAIT } from '../src/testing/samples/photo.ts';
import { LENGTHS, mixedResume, sampleResume } from '../src/testing/samples/resumes.ts';

const COUNT = Number(process.argv[2] ?? 5000);
const LIMIT_MB = 200;

/** No two are alike: template, language, length and one word change each time. */
function resumeOf(index: number) {
  const at = <T>(list: readonly T[], step: number): T => list[Math.floor(index / step) % list.length] as T;
  const templateId = at(TEMPLATE_IDS, 1);
  const over = { templateId, title: `Resume ${index}` };
  // Every fiftieth document needs the fonts of all scripts.
  if (index % 50 === 49) return mixedResume(at(LOCALES, 1), over);
  const resume = sampleResume(at(LOCALES, 6), at(LENGTHS, 12), over);
  return { ...resume, personalInfo: { ...resume.personalInfo, jobTitle: `Designer ${index}` } };
}

/** Peak memory of each child so far, in megabytes, by process id. */
const peaks = new Map<string, number>();
function lookBelow(parent: string): void {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  for (const pid of children.trim().split(' ').filter(Boolean))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
      // The isolating process sits between this process and the child that renders pages; only the renderer counts.
      if (kilobytes !== undefined && /^Name:\s+(?:node|MainThread)/m.test(status))
        peaks.set(pid, Number(kilobytes) / 1024);
      lookBelow(pid);
    } catch {
      // The process exited while we were reading it.
    }
}

const notices = new Set<string>();
const pool = createDocumentPool({ size: 1, onNotice: (notice) => notices.add(notice) });
const start = performance.now();
for (let index = 0; index < COUNT; index += 1) {
  const photo = index % 3 === 0 ? PORTRAIT : undefined;
  await (index % 2 === 0 ? pool.pdf(resumeOf(index), { photo }) : pool.preview(resumeOf(index), { photo }));
  if (index % 5 === 4) lookBelow(String(process.pid));
}
pool.close();

const peak = Math.max(...peaks.values());
const seconds = (performance.now() - start) / 1000;
if (notices.size > 0) console.log(`notices: ${[...notices].join(', ')}`);
console.log(
  `soak:pdf documents=${COUNT} children=${peaks.size} peak_mb=${peak.toFixed(0)} seconds=${seconds.toFixed(0)}`,
);
process.exitCode = peak < LIMIT_MB ? 0 : 1;
