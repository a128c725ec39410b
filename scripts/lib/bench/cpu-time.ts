import { readdirSync, readFileSync } from 'node:fs';

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
