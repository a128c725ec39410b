import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

export interface SnoopTargets {
  /** Port of a server on this machine's loopback. */
  readonly port: number;
  /** Files the child must not access. */
  readonly files: readonly string[];
  /** Process id of the parent. */
  readonly pid: number;
}

export interface Snooped {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  readonly isConnected: boolean;
}

const works = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** What code in a compromised child could access. */
export const snoop = async ({ port, files, pid }: SnoopTargets): Promise<Snooped> => ({
  env: { ...process.env },
  readable: [...files, `/proc/${pid}/environ`].filter((file) => works(() => readFileSync(file))),
  writable: files.filter((file) => works(() => writeFileSync(file, '', { flag: 'r+' }))),
  isConnected: await canConnect(port),
});
