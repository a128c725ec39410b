import { ALL_FLAGS_OFF, type FlagName, type Flags, isFlagName } from '@lauda/domain/flags';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';
import { listFlagRows, upsertFlag } from './queries.ts';

/** Every flag in the code. A stored flag from an older release is ignored; a missing one is off. */
export async function listFlags(db: Kysely<DB>): Promise<Flags> {
  const rows = await listFlagRows(db);
  const known = rows.filter(({ name }) => isFlagName(name)).map(({ name, is_on }) => [name, is_on]);
  return { ...ALL_FLAGS_OFF, ...Object.fromEntries(known) };
}

/** Switches a feature for all users and notifies open pages. */
export async function setFlag(
  systemDb: Kysely<DB>,
  by: ActOrigin,
  { name, isOn }: { name: FlagName; isOn: boolean },
): Promise<void> {
  await systemDb.transaction().execute(async (trx) => {
    await upsertFlag(trx, name, isOn);
    await recordAct(trx, by, { act: 'flagSwitched', details: { name, isOn } });
    await publishEvent(trx, 'everyone', { type: 'flags.changed' });
  });
}
