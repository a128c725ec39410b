import { ApiError } from '@lauda/contract/client';
import { isErrorCode } from '@lauda/contract/errors';
import * as z from 'zod/mini';
import { MODEL_CALL, stallLimit } from './call-limits.ts';

interface EventRequest<S extends z.ZodMiniType> {
  readonly url: string;
  readonly body: unknown;
  /** Schema of one event. */
  readonly schema: S;
  readonly onEvent: (event: z.output<S>) => void;
  readonly signal: AbortSignal;
}

const refusal = z.object({
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
});

async function refusalOf(answer: Response): Promise<ApiError> {
  const parsed = refusal.safeParse(await answer.json().catch(() => null));
  if (!parsed.success) return new ApiError(null, answer.status, `HTTP ${answer.status}`, null);
  const { code, message, requestId } = parsed.data.error;
  return new ApiError(isErrorCode(code) ? code : null, answer.status, message, requestId);
}

/** Sends a request and streams the response: server-sent events, each parsed and validated before use. */
export async function readEvents<S extends z.ZodMiniType>(request: EventRequest<S>): Promise<void> {
  const stalled = new AbortController();
  const stall = stallLimit(MODEL_CALL.limitMs, () => stalled.abort(new DOMException('', 'TimeoutError')));
  try {
    await readAnswer({ ...request, signal: AbortSignal.any([request.signal, stalled.signal]) }, stall.move);
  } finally {
    stall.end();
  }
}

async function readAnswer<S extends z.ZodMiniType>(
  { url, body, schema, onEvent, signal }: EventRequest<S>,
  onMove: () => void,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw await refusalOf(answer);
  if (answer.body === null) throw new ApiError(null, answer.status, 'no stream', null);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    onMove();
    rest += value ?? '';
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.startsWith('data: ') ? block.slice('data: '.length) : null;
      if (data !== null) onEvent(schema.parse(JSON.parse(data)));
    }
    if (done) return;
  }
}

/** Converts an event's error code, which explains why a stream ended early. */
export const failureOf = (code: string): ApiError =>
  new ApiError(isErrorCode(code) ? code : null, 200, code, null);
