import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from './analytics.ts';
import { trackedClient } from './api/tracked-client.ts';

const beacons: { url: string; body: Blob }[] = [];
const setSignals = (signals: { doNotTrack: string | null; globalPrivacyControl: boolean }) => {
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const leavePage = () => dispatchEvent(new Event('pagehide'));
const sent = async () =>
  (await Promise.all(beacons.map(({ body }) => body.text()))).map(
    (text) => (JSON.parse(text) as { events: { name: string; properties: object }[] }).events,
  );

beforeEach(() => {
  vi.useFakeTimers();
  beacons.length = 0;
  setSignals({ doNotTrack: null, globalPrivacyControl: false });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => beacons.push({ url, body }) > 0,
  });
});
afterEach(() => {
  leavePage();
  vi.useRealTimers();
});

describe('tracking', () => {
  it('sends in batches, and what is left when the page goes', async () => {
    track('resume_created');
    track('template_selected', { template: 'modern' });
    expect(beacons).toHaveLength(0);
    vi.advanceTimersByTime(5_000);
    track('coach_opened');
    leavePage();
    expect(await sent()).toEqual([
      [
        { name: 'resume_created', properties: {} },
        { name: 'template_selected', properties: { template: 'modern' } },
      ],
      [{ name: 'coach_opened', properties: {} }],
    ]);
    expect(beacons[0]).toMatchObject({ url: '/api/events', body: { type: 'application/json' } });
  });

  it('[ANA-03] sends nothing for whoever asked not to be counted, not even what was waiting', () => {
    track('resume_created');
    setSignals({ doNotTrack: '1', globalPrivacyControl: false });
    leavePage();
    track('resume_created');
    leavePage();
    setSignals({ doNotTrack: null, globalPrivacyControl: true });
    track('resume_created');
    leavePage();
    expect(beacons).toEqual([]);
  });

  it('counts calls that succeeded, and faults, but no refusals', async () => {
    const api = trackedClient({
      createResume: () => Promise.resolve({}),
      changePassword: () => Promise.reject(new ApiError('RATE_LIMITED', 429, 'no', null)),
      saveResume: () => Promise.reject(new ApiError(null, 502, 'no', null)),
    } as unknown as Client);
    await api.createResume({} as never);
    await expect(api.changePassword({} as never)).rejects.toThrow('no');
    await expect(api.saveResume({} as never)).rejects.toThrow('no');
    leavePage();
    expect((await sent()).flat()).toEqual([
      { name: 'resume_created', properties: {} },
      { name: 'error', properties: { source: 'call' } },
    ]);
  });
});

it.each([
  ['signUp', { name: 'sign_up', properties: {} }],
  ['signIn', { name: 'sign_in', properties: { method: 'password' } }],
  ['createResume', { name: 'resume_created', properties: {} }],
  ['saveResume', { name: 'resume_updated', properties: {} }],
  ['deleteResume', { name: 'resume_deleted', properties: {} }],
  ['createShareLink', { name: 'resume_shared', properties: {} }],
  ['changePassword', { name: 'password_change', properties: {} }],
  ['resetPassword', { name: 'password_reset', properties: {} }],
])('[ANA-01] counts %s when it has succeeded, and a fault of ours as an error', async (name, event) => {
  let isBroken = false;
  const call = () =>
    isBroken ? Promise.reject(new ApiError(null, 500, 'broken', null)) : Promise.resolve(undefined);
  const client: Record<string, () => Promise<unknown>> = trackedClient({ [name]: call });
  await client[name]?.();
  isBroken = true;
  await client[name]?.().catch(() => undefined);
  leavePage();
  expect((await sent()).flat()).toEqual([event, { name: 'error', properties: { source: 'call' } }]);
});
