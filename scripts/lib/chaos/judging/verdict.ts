/** One save from its client's point of view. */
export interface Operation {
  id: string;
  resumeId: string;
  tab: number;
  /** The tab's counter in the document that was sent. */
  edit: number;
  digest: string;
  /** `open`: the client got no answer and stopped retrying. `refused`: it was told that the save was stale. */
  state: 'open' | 'acknowledged' | 'refused';
  /** The version in the acknowledgement. */
  version: number | null;
}

/** The stored state after everything has settled. */
export interface Stored {
  versions: readonly { resumeId: string; version: number; operationId: string; digest: string }[];
  resumes: readonly { resumeId: string; version: number; edits: readonly number[] }[];
  events: readonly { resumeId: string; version: number }[];
}

export interface Verdict {
  /** One line for each acknowledged write that is missing. */
  lost: string[];
  /** One line for each write that is stored twice. */
  doubled: string[];
}

const place = (resumeId: string, version: number): string => `${resumeId} version ${version}`;

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Compares what clients were told with what is stored. */
export function judge(operations: readonly Operation[], stored: Stored): Verdict {
  const lost: string[] = [];
  const doubled: string[] = [];
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  const rows = new Map(stored.versions.map((row) => [row.operationId, row]));
  const acknowledged = operations.filter(({ state }) => state === 'acknowledged');

  for (const { id, resumeId, version, digest } of acknowledged) {
    const row = rows.get(id);
    if (!row) lost.push(`save ${id}, acknowledged as ${place(resumeId, version ?? 0)}, is gone`);
    else if (row.resumeId !== resumeId || row.version !== version)
      lost.push(
        `save ${id}, acknowledged as ${place(resumeId, version ?? 0)}, is ${place(row.resumeId, row.version)}`,
      );
    else if (row.digest !== digest)
      lost.push(`${place(resumeId, row.version)} is not the document that was sent`);
  }

  for (const { resumeId, operationId, version } of stored.versions) {
    const operation = known.get(operationId);
    if (!operation) doubled.push(`${place(resumeId, version)} comes from a save that nobody sent`);
    else if (operation.state === 'refused')
      doubled.push(`${place(resumeId, version)} was refused as stale and is there all the same`);
  }
  for (const [id, count] of countBy(stored.versions, ({ operationId }) => operationId))
    if (count > 1) doubled.push(`save ${id} made ${count} versions`);
  for (const [name, count] of countBy(stored.versions, (row) => place(row.resumeId, row.version)))
    if (count > 1) doubled.push(`${name} is there ${count} times`);
  for (const [name, count] of countBy(acknowledged, (save) => place(save.resumeId, save.version ?? 0)))
    if (count > 1) doubled.push(`${name} was promised to ${count} saves`);

  const present = new Set(stored.versions.map((row) => place(row.resumeId, row.version)));
  const events = countBy(stored.events, ({ resumeId, version }) => place(resumeId, version));
  for (const { resumeId, version: current, edits } of stored.resumes) {
    for (let version = 1; version <= current; version++)
      if (!present.has(place(resumeId, version))) lost.push(`${place(resumeId, version)} is a gap`);
    for (const save of acknowledged)
      if (save.resumeId === resumeId && rows.has(save.id) && (edits[save.tab] ?? 0) < save.edit)
        lost.push(`edit ${save.edit} of tab ${save.tab} in ${resumeId} was overwritten`);
  }
  const currents = new Map(stored.resumes.map(({ resumeId, version }) => [resumeId, version]));
  for (const { resumeId, version } of stored.versions) {
    const name = place(resumeId, version);
    if (version > (currents.get(resumeId) ?? 0)) lost.push(`${name} is newer than its resume`);
    const told = events.get(name) ?? 0;
    if (told === 0) lost.push(`other tabs were not told of ${name}`);
    if (told > 1) doubled.push(`other tabs were told ${told} times of ${name}`);
    events.delete(name);
  }
  for (const name of events.keys()) doubled.push(`other tabs were told of ${name}, which is not there`);
  return { lost, doubled };
}
