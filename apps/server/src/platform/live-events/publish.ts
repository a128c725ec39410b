import type { LiveEvent } from '@lauda/contract';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { activeTracer } from '../tracing/tracing.ts';
import { type Audience, EVERYONE } from './audience.ts';

/**
 * Publishes an event when the transaction commits. Requests may only notify the transaction's own user; other users
 * and everyone are notified as lauda_system.
 */
export async function publishEvent(
  trx: Transaction<DB>,
  audience: Audience,
  event: LiveEvent,
): Promise<void> {
  const traceparent = activeTracer()?.current()?.traceparent;
  await trx
    .insertInto('live_event')
    .values({
      user_id: audience === 'everyone' ? EVERYONE : audience.userId,
      payload: JSON.stringify(event),
      ...(traceparent === undefined ? {} : { trace_parent: traceparent }),
    })
    .execute();
}
