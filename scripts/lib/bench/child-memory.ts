import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 20;

const childrenOf = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // The process has exited meanwhile.
  }
};

/** All descendants: the isolating process is between this one and a child that reads a file. */
const allBelow = (pid: number): number[] => {
  const children = childrenOf(pid);
  return children.concat(children.flatMap(allBelow));
};

/** Peak memory of a process so far, in megabytes. */
export function peakOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Monitors all descendants of this process; `stop` returns the peak of the largest. */
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
