import type { Route } from '@lauda/contract';
import { staff, user } from '@lauda/contract/route';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.ts';
import { type Actor, type UserActor, VISITOR } from './actor.ts';
import { createErrorReply } from './answers/error-reply.ts';
import { type AnyHandler, registerRoutes, requirePolicies } from './register-routes.ts';

const echo = {
  method: 'POST',
  path: '/api/echo/:id',
  tag: 'test',
  summary: 'Says it back.',
  policy: user,
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  body: z.object({ word: z.string() }),
  output: { kind: 'json', schema: z.object({ word: z.string() }) },
  bodyLimitBytes: 100,
  limit: { max: 2, windowSeconds: 60, per: 'user' },
} as const satisfies Route;

let lines: string[] = [];
const ana: UserActor = {
  kind: 'user',
  userId: 'ana',
  sessionId: 'on her phone',
  email: 'ana@lauda.example',
  name: null,
  avatarUrl: null,
  isSecondFactorVerified: false,
  provedAt: new Date(),
  expiresAt: new Date(),
  staffRole: null,
  impersonation: null,
};
const counts = new Map<string, number>();

function build(route: Route, handler: AnyHandler, actor: Actor = ana) {
  const app = Fastify();
  const log = createLog({
    level: 'info',
    service: 'test',
    destination: { write: (line) => void lines.push(line) },
  });
  requirePolicies(app);
  app.setErrorHandler(createErrorReply(log));
  registerRoutes(app, {
    routes: { echo: route },
    handlers: { echo: handler },
    authenticate: () => Promise.resolve(actor),
    checkLimit: (_name, subject, { max }) => {
      counts.set(subject, (counts.get(subject) ?? 0) + 1);
      return Promise.resolve({ isAllowed: (counts.get(subject) ?? 0) <= max, retryAfterSeconds: 7 });
    },
    isOverloaded: () => false,
    recordImpersonatedWrite: () => Promise.resolve(),
  });
  return app;
}

const sayBack: AnyHandler = ({ body }: { body: { word: string } }) => ({ ...body, secret: 'row data' });
const post = (app: ReturnType<typeof build>, body: unknown = { word: 'hi' }, id = 'a1') =>
  app.inject({
    method: 'POST',
    url: `/api/echo/${id}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

afterEach(() => {
  lines = [];
  counts.clear();
});

describe('routes from the contract', () => {
  it('answers with what the contract names and drops the rest', async () => {
    const answer = await post(build(echo, sayBack));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { word: 'hi' } });
  });

  it('refuses to boot without a policy, from the contract or from any plugin', () => {
    const { policy: _, ...open } = echo;
    expect(() => build(open as unknown as Route, sayBack)).toThrow('Routes without a policy: echo');
    const app = build(echo, sayBack);
    expect(() => app.get('/api/backdoor', () => 'x')).toThrow('GET /api/backdoor declares no policy');
  });

  it('refuses to boot a route that nobody handles', () => {
    expect(() => build(echo, undefined as unknown as AnyHandler)).toThrow('Route echo has no handler');
  });

  it('turns visitors away before reading what they sent', async () => {
    const answer = await post(build(echo, sayBack, VISITOR), { not: 'valid' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
  });

  it('hides staff routes from those without the right', async () => {
    const route = { ...echo, policy: staff('users', 'delete') } as const;
    expect((await post(build(route, sayBack, ana))).statusCode).toBe(404);
    expect((await post(build(route, sayBack, { ...ana, staffRole: 'support' }))).statusCode).toBe(404);
    counts.clear();
    expect((await post(build(route, sayBack, { ...ana, staffRole: 'admin' }))).statusCode).toBe(200);
  });

  it('says where the input is wrong, never what it was', async () => {
    const answer = await post(build(echo, sayBack), { word: 12_345 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'VALIDATION_FAILED', message: expect.stringContaining('body.word') },
    });
    expect(answer.body).not.toContain('12345');
    expect((await post(build(echo, sayBack), { word: 'x' }, 'too-long')).json()).toMatchObject({
      error: { code: 'VALIDATION_FAILED', message: expect.stringContaining('params.id') },
    });
  });

  it('limits the size of a body', async () => {
    const answer = await post(build(echo, sayBack), { word: 'x'.repeat(200) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('takes JSON only', async () => {
    const app = build(echo, sayBack);
    const form = await app.inject({
      method: 'POST',
      url: '/api/echo/1',
      payload: 'word=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.json()).toMatchObject({ error: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const broken = await app.inject({
      method: 'POST',
      url: '/api/echo/1',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
  });

  it('holds a caller to the limit and says when to come back', async () => {
    const app = build(echo, sayBack);
    await post(app);
    await post(app);
    const third = await post(app);
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('7');
  });

  it('keeps its own faults to itself', async () => {
    const app = build(echo, () => {
      throw Object.assign(new Error('relation "secret_table" does not exist'), { code: '42P01' });
    });
    const answer = await post(app);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret_table|42P01|at /);
    expect(lines.join()).toContain('secret_table');
  });

  it('takes an answer outside the contract for its own fault', async () => {
    const answer = await post(build(echo, () => ({ word: 7 })));
    expect(answer.json()).toMatchObject({ error: { code: 'INTERNAL' } });
  });
});
