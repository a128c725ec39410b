import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 20;

const childrenOf = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // It has ended meanwhile.
  }
};

/** With those below them: between this process and a child that reads a file stands the one that isolates it. */
const allBelow = (pid: number): number[] => {
  const children = childrenOf(pid);
  return children.concat(children.flatMap(allBelow));
};

/** The most memory that a process has had so far, in megabytes. */
export function peakOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Watches what this process starts, until `stop` tells the peak of the largest. */
export function watchChildMemory(): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of allBelow(process.pid)) peak = Math.max(peak, peakOf(pid));
  }, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
