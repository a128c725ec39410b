import { randomUUID } from 'node:crypto';
import { MAX_SEARCH_TEXT, type SearchText } from '@lauda/contract/search';
import { NO_SECTIONS } from '@lauda/domain/cover-letter/letter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, type TestUser } from '../../testing/accounts.ts';
import { applicationClient, testApplication } from '../../testing/clients/applications.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { letterClient, openLetters, testLetter } from '../../testing/clients/letters.ts';
import { resumeClient, testResume } from '../../testing/clients/resumes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await openLetters(test.database);
});
afterAll(() => test.close());

const textsOf = async ({ headers }: Pick<TestUser, 'headers'>) => {
  const answer = await test.app.inject({ method: 'GET', url: '/api/search/texts', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: SearchText[] }>().data;
};

it('gives the text of resumes, letters and applications, hidden entries with them, and nothing of anybody else', async () => {
  const [ana, rui] = await Promise.all([createTestUser(test.database), createTestUser(test.database)]);
  const resume = testResume({ title: 'For Globex', hiddenEntries: ['e1'] });
  const { id } = await resumeClient(test.app, ana).made(resume);
  const letters = letterClient(test.app, ana);
  const letterId = await letters.made();
  await letters.save(letterId, 1, testLetter({ sections: { ...NO_SECTIONS, body: 'I mend turbines.' } }));

  const contactId = randomUUID();
  const application = testApplication({
    company: 'Initech',
    title: 'Fitter',
    place: 'Porto',
    notes: 'Ask about shifts.',
    ad: { text: 'We mend printers.', address: 'https://jobs.example', takenOn: '2026-11-18' },
    contacts: [{ id: contactId, name: 'Milton', role: 'Lead', email: '', phone: '' }],
  });
  const applicationId = await applicationClient(test.app, ana).made(application);

  const found = await textsOf(ana);
  expect(found.map(({ kind, id: own, title }) => [kind, own, title])).toEqual([
    ['resume', id, 'For Globex'],
    ['letter', letterId, 'Globex · Engineer'],
    ['application', applicationId, 'Initech · Fitter'],
  ]);
  expect(found[0]?.text).toContain('Aurora');
  expect(found[0]?.text).toContain('Builds.');
  expect(found[0]?.text).not.toMatch(/paragraph|en-US|2020-01|\be1\b/);
  expect(found[1]?.text).toContain('I mend turbines.');
  for (const own of ['Porto', 'Ask about shifts.', 'Milton']) expect(found[2]?.text).toContain(own);
  expect(found[2]?.text).not.toMatch(/printers|jobs\.example|saved|2026/);
  expect(found[2]?.text).not.toContain(contactId);
  expect(await textsOf(rui)).toEqual([]);
});

it('cuts a text that is very long, and answers no visitor', async () => {
  const ana = await createTestUser(test.database);
  const items = Array.from({ length: 4 }, () => [{ text: 'word '.repeat(500) }]);
  const [first, ...others] = testResume().experience;
  if (!first) throw new Error('no experience');
  const experience = [
    { ...first, description: [{ type: 'bullets' as const, items: items.slice(0, 2) }] },
    { ...first, id: 'e2', description: [{ type: 'bullets' as const, items: items.slice(2, 4) }] },
    ...others,
  ];
  await resumeClient(test.app, ana).made(testResume({ experience }));
  const [found] = await textsOf(ana);
  expect(found?.text.length).toBe(MAX_SEARCH_TEXT);
  expect((await test.app.inject({ method: 'GET', url: '/api/search/texts' })).statusCode).toBe(401);
});
