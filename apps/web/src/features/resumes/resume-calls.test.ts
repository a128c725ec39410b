import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { createClient } from '@lauda/contract/full-client';
import { type ErrorCode, ERROR_STATUS } from '@lauda/contract/errors';
import { describe, expect, it } from 'vitest';
import { createResumeCalls } from './resume-calls.ts';

const ID = '33333333-3333-4333-8333-333333333333';
const resume = emptyResume('en-US');

/** A server with the same response to everything. */
function callsAnsweredWith(status: number, code?: ErrorCode) {
  const sent: { path: string; headers: Headers; body: unknown }[] = [];
  const fetch = (path: unknown, init?: RequestInit): Promise<Response> => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null;
    sent.push({ path: String(path), headers: new Headers(init?.headers), body });
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const error = code && { code, message: code, requestId: 'r-1' };
    return Promise.resolve(Response.json({ error }, { status }));
  };
  return { calls: createResumeCalls(createClient({ baseUrl: '', fetch })), sent };
}

it('sends an operation of an earlier release again as that release sent it', async () => {
  const { calls, sent } = callsAnsweredWith(503, 'UNAVAILABLE');
  const sentAs = { schemaVersion: 1, title: 'As it was' };
  const operation = { opId: 'k', id: ID, version: 1, document: resume, sentAs };
  await calls.send({ type: 'update', ...operation }, ID);
  expect(sent[0]?.body).toEqual(sentAs);
});

describe('what the client says when a call fails', () => {
  it('names the call and the status', async () => {
    const { calls } = callsAnsweredWith(500);
    await expect(calls.list(ID)).rejects.toThrow('Failed to fetch resumes: 500');
    await expect(calls.get(ID)).rejects.toThrow('Failed to fetch resume: 500');
    await expect(calls.remove(ID)).rejects.toThrow('Failed to delete resume: 500');
    const failed = (type: 'create' | 'update') =>
      calls.send({ type, opId: 'k', id: ID, version: 1, document: resume }, ID);
    expect(await failed('create')).toMatchObject({
      message: 'Failed to create resume: 500',
      isRefused: false,
    });
    expect(await failed('update')).toMatchObject({
      message: 'Failed to update resume: 500',
      isRefused: false,
    });
  });

  it.each([
    [0, undefined, false],
    [429, 'RATE_LIMITED', false],
    [401, 'UNAUTHENTICATED', false],
    [503, 'UNAVAILABLE', false],
    [ERROR_STATUS.RESUME_LIMIT_REACHED, 'RESUME_LIMIT_REACHED', true],
    [ERROR_STATUS.PAYLOAD_TOO_LARGE, 'PAYLOAD_TOO_LARGE', true],
    [ERROR_STATUS.NOT_FOUND, 'NOT_FOUND', true],
    [ERROR_STATUS.RESUME_STALE, 'RESUME_STALE', false],
  ] as const)('knows whether %s %s is final: %s', async (status, code, isRefused) => {
    const { calls } = callsAnsweredWith(status, code);
    const answer = await calls.send({ type: 'update', opId: 'k', id: ID, version: 1, document: resume }, ID);
    expect(answer).toMatchObject({ type: 'failed', code: code ?? null, isRefused });
  });
});

it('sends a save with its version and key, and a create with the fields of its person', async () => {
  const { calls, sent } = callsAnsweredWith(500);
  await calls.send({ type: 'update', opId: 'k', id: ID, version: 12, document: resume }, ID);
  const person = { ...resume.personalInfo, firstName: 'Ana', phone: '+55 (81) 5555-0000' };
  await calls.send({ type: 'create', opId: 'k2', document: { ...resume, personalInfo: person } }, ID);
  const [update, create] = sent;
  expect(update?.path).toBe(`/api/resume/${ID}?lean=true`);
  expect([update?.headers.get('if-match'), update?.headers.get('idempotency-key')]).toEqual(['"12"', 'k']);
  expect(update?.body).toEqual(resume);
  expect(create?.path).toBe(`/api/resume/create/${ID}`);
  expect(create?.headers.get('idempotency-key')).toBe('k2');
  expect(create?.body).toMatchObject({
    firstName: 'Ana',
    phoneNumber: '558155550000',
    title: "Ana's Resume",
    locale: 'en-US',
  });
});
