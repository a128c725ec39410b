import { execFileSync } from 'node:child_process';

/** The state of the sources a suite ran on, stored next to its results as `<commit> clean|dirty`. */
export interface Stamp {
  readonly commit: string;
  readonly isDirty: boolean;
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Outside a git checkout the state is unknown, which counts as modified. */
export function currentStamp(root: string): Stamp {
  try {
    return { commit: git(root, 'rev-parse', 'HEAD'), isDirty: git(root, 'status', '--porcelain') !== '' };
  } catch {
    return { commit: 'unknown', isDirty: true };
  }
}

export const stampText = ({ commit, isDirty }: Stamp): string => `${commit} ${isDirty ? 'dirty' : 'clean'}\n`;

export function parseStamp(text: string): Stamp | null {
  const match = /^(\S+) (clean|dirty)$/.exec(text.trim());
  return match?.[1] ? { commit: match[1], isDirty: match[2] === 'dirty' } : null;
}

/** The report's note on how a suite's run relates to the current sources. */
export function stampNote(suite: string, ran: Stamp, now: Stamp): string {
  const short = (commit: string) => commit.slice(0, 9);
  const at = `${suite}: ran at ${short(ran.commit)}${ran.isDirty ? ' with uncommitted changes' : ''}`;
  if (ran.commit !== now.commit) return `${at}, NOT the present commit ${short(now.commit)}`;
  return now.isDirty || ran.isDirty ? `${at}; the sources may have changed since` : at;
}
