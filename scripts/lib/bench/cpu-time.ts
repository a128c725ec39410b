import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf, titleOf } from '../chaos/processes.ts';

const MICROSECONDS_A_TICK = 10_000;

/** CPU time of a process in microseconds; 0 if it has exited. */
export function cpuMicroseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name may contain spaces and ends at the last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK;
  } catch {
    return 0;
  }
}

/** CPU time of all PostgreSQL processes on this machine. Connections must stay open between two readings. */
export function postgresCpuMicroseconds(): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readFileSync(`/proc/${name}/comm`, 'utf8').startsWith('postgres'))
        sum += cpuMicroseconds(Number(name));
    } catch {
      // The process exited after the list was read.
    }
  }
  return sum;
}

/** CPU time of a process, its running descendants, and the children that have exited. */
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
 * CPU time of the connections to one database. A closed connection counts with its last reading, so this must be called
 * regularly.
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
