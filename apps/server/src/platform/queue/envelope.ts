import * as z from 'zod/mini';
import type { JobDefinition } from './define-job.ts';
import { HopelessError } from './hopeless-error.ts';

/** What is stored with a job. */
export interface Envelope {
  payload: unknown;
  /** The user who is notified of its progress. */
  userId: string | null;
  /** The trace in which it was enqueued, if recorded. */
  traceparent?: string | undefined;
}

const envelope = z.object({
  payload: z.unknown(),
  userId: z.nullable(z.uuid()),
  traceparent: z.optional(z.string()),
});

/** A stored job whose format does not match its definition (any more). */
export class BadPayloadError extends HopelessError {
  override readonly name = 'BadPayloadError';
}

const describe = (error: z.core.$ZodError): string =>
  // Paths only: some schemas repeat the value in their message, which may be personal data.
  error.issues.map(({ path, code }) => `${path.join('.') || '(all of it)'}: ${code}`).join(', ');

/** Parses the payload by its definition's schema. */
export function parsePayload(job: JobDefinition, payload: unknown): unknown {
  const parsed = job.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new BadPayloadError(`The payload of '${job.name}' does not fit: ${describe(parsed.error)}`);
}

export function openEnvelope(job: JobDefinition, data: unknown): Envelope {
  const opened = envelope.safeParse(data);
  if (!opened.success)
    throw new BadPayloadError(`The envelope of '${job.name}' does not fit: ${describe(opened.error)}`);
  return { ...opened.data, payload: parsePayload(job, opened.data.payload) };
}
