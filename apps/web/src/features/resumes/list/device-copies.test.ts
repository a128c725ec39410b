import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANA, BRUNO } from '../../../testing/people.ts';
import { createBrowser, isSaved, type } from '../../../testing/resume-tabs.ts';
import { deviceResume, deviceResumes, deviceVersion } from './device-copies.ts';

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  browser = createBrowser();
});
afterEach(() => browser.close());

it('[JOB-08] [JOB-09] gives a resume with its unsent edits, and a version only as the server has it', async () => {
  const { drafts, openResume } = await browser.openBuilder();
  type(openResume, 'Ana');
  await isSaved(openResume);
  const [summary] = await deviceResumes(drafts, ANA.id);
  if (!summary) throw new Error('not on the device');
  const sent = { resumeId: summary.id, version: summary.version };

  browser.server.network = 'down';
  type(openResume, 'Anabela');
  await openResume.document.write();
  expect((await deviceResume(drafts, ANA.id, summary.id)).personalInfo.firstName).toBe('Anabela');
  expect((await deviceVersion(drafts, ANA.id, sent)).personalInfo.firstName).toBe('Ana');
  await expect(deviceVersion(drafts, ANA.id, { ...sent, version: sent.version + 1 })).rejects.toThrow(
    'not on this device',
  );
  await expect(deviceResume(drafts, BRUNO.id, summary.id)).rejects.toThrow('not on this device');
});
