import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Client timeout: after this it assumes that no response will come. */
const GIVE_UP_AFTER_MS = 2_000;

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  status: number;
  data: unknown;
  error: { code: string; message: string; data?: unknown } | undefined;
}

/** Throws unless the whole response was read. Nothing below it retries a request. */
export async function call(
  port: number,
  agent: Agent,
  { method, path, headers, body }: Call,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    agent,
    method,
    path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(giveUpAfterMs),
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
  });
  sent.end(body);
  const { status, body: read } = await answered;
  const parsed = JSON.parse(read) as { data?: unknown; error?: Answer['error'] };
  return { status, data: parsed.data, error: parsed.error };
}
