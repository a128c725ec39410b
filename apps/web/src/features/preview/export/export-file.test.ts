import { sampleResume } from '@lauda/domain/resume/sample';
import { describe, expect, it } from 'vitest';
import { fileNameIn, localFile, serverFile } from './export-file.ts';

describe('a file from the server', () => {
  const answering = (answer: Response | Error) => () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

  it('has the name that the server gave it', async () => {
    const headers = {
      'content-disposition': `attachment; filename="Curriculo.pdf"; filename*=UTF-8''Curr%C3%ADculo.pdf`,
    };
    const file = await serverFile('id', 'pdf', answering(new Response('%PDF', { headers })));
    expect(file.name).toBe('Currículo.pdf');
    expect(await file.content.text()).toBe('%PDF');
  });

  it.each([
    [403, 'pro'],
    [429, 'busy'],
    [503, 'busy'],
    [422, 'failed'],
    [500, 'failed'],
  ])('refused with %i fails for the reason %s', async (status, reason) => {
    await expect(serverFile('id', 'pdf', answering(new Response('', { status })))).rejects.toMatchObject({
      reason,
    });
  });

  it('fails as offline when nobody answers', async () => {
    await expect(serverFile('id', 'pdf', answering(new TypeError('fetch')))).rejects.toMatchObject({
      reason: 'offline',
    });
  });
});

it('reads a plain name where there is no other, and none where there is none', () => {
  expect(fileNameIn('attachment; filename="a.pdf"')).toBe('a.pdf');
  expect(fileNameIn(`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4`)).toBe('a.pdf');
  expect(fileNameIn(null)).toBeNull();
});

it('text and JSON are made here, from what is on the screen', async () => {
  const resume = { ...sampleResume('en-US'), title: 'Maya: operations' };
  const text = localFile(resume, 'txt');
  expect(text.name).toBe('Maya operations.txt');
  expect(await text.content.text()).toContain('Harborline Freight Software');
  const json = localFile(resume, 'json');
  expect(json.name).toBe('Maya operations.json');
  expect(JSON.parse(await json.content.text())).toMatchObject({ basics: { name: 'Maya Lindqvist' } });
});
