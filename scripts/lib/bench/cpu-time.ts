import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf, titleOf } from '../chaos/processes.ts';

const MICROSECONDS_A_TICK = 10_000;

/** Time that a process has spent on a processor, in microseconds; 0 if it is gone. */
export function cpuMicroseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in front may hold spaces, and ends with the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK;
  } catch {
    return 0;
  }
}

/** Of all PostgreSQL processes of this machine; connections must stay open between two readings. */
export function postgresCpuMicroseconds(): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readFileSync(`/proc/${name}/comm`, 'utf8').startsWith('postgres'))
        sum += cpuMicroseconds(Number(name));
    } catch {
      // It has ended since the list was read.
    }
  }
  return sum;
}

/** Of a process, of all it started that still run, and of those that have ended since it started. */
export function treeCpuMicroseconds(pid: number): number {
  let own = 0;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    own = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0) * MICROSECONDS_A_TICK;
  } catch {
    return 0;
  }
  return childrenOf(pid).reduce((sum, child) => sum + treeCpuMicroseconds(child), own);
}

/**
 * Of the connections to one database. Those that have closed count with what they had when last read, so it has to be
 * read now and then.
 */
export function watchDatabaseCpu(databaseName: string): () => number {
  const known = new Map<number, number>();
  return () => {
    for (const name of readdirSync('/proc')) {
      const title = /^\d+$/.test(name) ? titleOf(Number(name)) : '';
      if (title.startsWith('postgres:') && title.includes(` ${databaseName} `))
        known.set(Number(name), cpuMicroseconds(Number(name)));
    }
    return [...known.values()].reduce((sum, microseconds) => sum + microseconds, 0);
  };
}
