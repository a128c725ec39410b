import type { Resume } from '@lauda/domain/resume/resume';
import { sampleResume } from '@lauda/domain/resume/sample';
import { placeSection } from '@lauda/domain/resume/section-places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resumeClient } from '../../testing/clients/resumes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Answer {
  data: {
    pdf: { total: number; lost: { path: string; wanted: string; read: string }[] };
    docx: { total: number; lost: unknown[] };
    across: { total: number; mixed: string[] };
    isSplit: boolean;
  };
}

const readBack = ({ headers }: TestUser, id: string) =>
  test.app.inject({ url: `/api/resume/${id}/readback`, headers });

it('[DOC-07] the files of a resume are read back and compared field by field, on the free plan too', async () => {
  const [ana, bruno] = [await createTestUser(test.database), await createTestUser(test.database)];
  for (const language of ['en-US', 'pt-BR'] as const) {
    const { id } = await resumeClient(test.app, ana).made({
      ...sampleResume(language),
      templateId: 'classic',
    });
    const { data } = (await readBack(ana, id)).json<Answer>();
    expect([data.pdf.lost, data.docx.lost, data.across.mixed, data.isSplit]).toEqual([[], [], [], false]);
    expect(data.pdf.total).toBeGreaterThan(20);
    expect((await readBack(bruno, id)).statusCode).toBe(404);
  }
}, 60_000);

it('[DOC-07] what a reader takes for something else is named, with what it reads', async () => {
  const ana = await createTestUser(test.database);
  const sample = sampleResume('en-US');
  const [first, ...others] = sample.experience;
  if (!first) throw new Error('the sample has experience');
  // A company name that looks like a period confuses every parser.
  const confusing = { ...first, company: 'Mar 2011 – Apr 2012' };
  const { id } = await resumeClient(test.app, ana).made({
    ...sample,
    templateId: 'simple',
    experience: [confusing, ...others],
  });
  const { data } = (await readBack(ana, id)).json<Answer>();
  expect(data.isSplit).toBe(true);
  expect(data.pdf.lost.length).toBeGreaterThan(0);
  expect(data.pdf.lost.every(({ wanted, read }) => wanted.toLowerCase() !== read.toLowerCase())).toBe(true);
  expect(data.pdf.lost.map(({ path }) => path).join(' ')).toContain('experience/');
}, 60_000);

it('[TPL-06] a placement that software misreads is told with what it reads; the template’s own is not', async () => {
  const ana = await createTestUser(test.database);
  const resume = { ...sampleResume('en-US'), templateId: 'simple' } as const;
  const lostIn = async (placed: Resume) => {
    const { id } = await resumeClient(test.app, ana).made(placed);
    return (await readBack(ana, id)).json<Answer>().data.pdf.lost;
  };
  expect(await lostIn(resume)).toEqual([]);
  // A degree that wraps to two lines in the narrow column.
  expect(await lostIn(placeSection(resume, 'education', 'side'))).toEqual([
    {
      path: 'education/0/title',
      wanted: 'Bachelor’s degree, Business and Management',
      read: 'Bachelor’s degree, Business and',
    },
  ]);
}, 60_000);
