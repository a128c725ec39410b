import { createClient } from '@lauda/contract/full-client';
import type { ErrorCode } from '@lauda/contract/errors';
import { ERROR_STATUS } from '@lauda/contract/errors';

type Answer = { data: unknown } | { error: ErrorCode } | 'no-connection' | Promise<never>;

/** The real client with a fake server; `calls` records what was sent. */
export function answeringClient(answer: Answer) {
  const calls: { path: string; body: unknown }[] = [];
  const fetch = async (path: unknown, init?: RequestInit): Promise<Response> => {
    if (typeof path !== 'string' || typeof init?.body !== 'string')
      throw new Error('not a call of the client');
    calls.push({ path, body: JSON.parse(init.body) });
    const given = await answer;
    if (given === 'no-connection') throw new TypeError('Failed to fetch');
    if ('data' in given) return Response.json(given);
    const error = { code: given.error, message: 'from the server', requestId: 'r-1' };
    return Response.json({ error }, { status: ERROR_STATUS[given.error] });
  };
  return { api: createClient({ baseUrl: '', fetch }), calls };
}
