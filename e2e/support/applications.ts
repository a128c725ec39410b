import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ApplicationSummary, StoredApplication } from '@lauda/contract/applications/applications';
import { PRODUCT_ORIGIN } from './addresses.ts';
import { productEnv } from './product.ts';

type Application = StoredApplication['application'];

const EMPTY: Application = {
  company: '',
  title: '',
  place: '',
  ad: { text: '', address: '', takenOn: null },
  stage: { state: 'saved', outcome: null },
  appliedOn: null,
  closesOn: null,
  notes: '',
  contacts: [],
  nextStep: { text: '', on: null },
  resumeId: null,
  sent: null,
  letterId: null,
  link: null,
  match: null,
  events: [],
};

/** The local day this many days from now, 'YYYY-MM-DD'. */
export function dayFromNow(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Creates an application in the signed-in account; returns its id. */
export async function createApplication(
  context: BrowserContext,
  application: Partial<Application>,
): Promise<string> {
  const id = randomUUID();
  const answer = await context.request.put(`/api/application/${id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'if-match': '"0"' },
    data: { ...EMPTY, ...application },
  });
  expect(answer.status()).toBe(200);
  return id;
}

export async function applicationsOf(context: BrowserContext): Promise<ApplicationSummary[]> {
  const answer = await context.request.get('/api/application/all');
  return ((await answer.json()) as { data: ApplicationSummary[] }).data;
}

export async function storedApplication(context: BrowserContext, id: string): Promise<Application> {
  const answer = await context.request.get(`/api/application/id/${id}`);
  return ((await answer.json()) as { data: StoredApplication }).data.application;
}

/** Inserts more applications than a test could create through the API, spread over the states. */
export async function fillApplications(userId: string, count: number): Promise<void> {
  const card = `json_build_object('company', 'Company ' || n, 'title', 'Engineer', 'place', '',
    'state', (array['saved','applied','interview','offer','closed'])[1 + n % 5], 'outcome', null, 'appliedOn', null,
    'closesOn', null, 'nextStep', 'Call', 'nextStepOn', '2026-12-0' || (1 + n % 9), 'resumeId', null, 'sentVersion', null,
    'linkId', null, 'score', n % 100, 'interviews', json_build_array())`;
  const sql = `begin; select set_config('app.user_id', '${userId}', true);
    insert into application (user_id, id, card, document, updated_at)
    select '${userId}', gen_random_uuid(), ${card}, '${JSON.stringify(EMPTY)}', now() - n * interval '1 minute'
    from generate_series(1, ${count}) n; commit`;
  await promisify(execFile)('psql', ['-X', '-q', '-d', productEnv()['DATABASE_URL'] ?? '', '-c', sql]);
}
