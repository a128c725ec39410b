import { sampleResume } from '@lauda/domain/resume/sample';
import { toJsonResume } from '@lauda/domain/resume/json-resume/json-resume';
import { expect, it } from 'vitest';
import { readCopy } from './open-copy.ts';

const fileOf = (content: string) => new File([content], 'resume.json', { type: 'application/json' });

it('[BRW-06] a resume that was downloaded as JSON comes back whole', async () => {
  const resume = { ...sampleResume('pt-BR'), templateId: 'swiss' as const };
  expect(await readCopy(fileOf(JSON.stringify(toJsonResume(resume))), 'en-US')).toEqual(resume);
});

it.each([
  ['no JSON', 'Dear Sir'],
  ['another JSON', '{"a":1}'],
  ['nothing', ''],
  ['too large', ' '.repeat(5 * 2 ** 20 + 1)],
])('[BRW-06] a file with %s is refused', async (_kind, content) => {
  expect(await readCopy(fileOf(content), 'en-US')).toBeNull();
});
