import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ClusterUrls, clusterUser, prepareDatabase, urlsOf } from '../../chaos/cluster.ts';
import { freePort } from '../../chaos/ports.ts';
import { atEnd, childrenOf, signal, titleOf } from '../../chaos/processes.ts';
import type { Random } from '../../chaos/random.ts';
import { waitUntil } from '../../chaos/wait.ts';
import type { Workspace } from '../../chaos/workspace.ts';
import { databaseProxyAddresses, type Haproxy, startHaproxy } from '../haproxy.ts';
import { type ClusterConfig, etcdArguments, type NodePorts, patroniConfig } from './patroni-config.ts';

const NODES = 3;
const ASK_TIMEOUT_MS = 1_500;
const WHOLE_TIMEOUT_MS = 180_000;
const CUT_MS = 1_000;

export interface PatroniCluster {
  urls: ClusterUrls;
  /** Index of the primary node; null if there is none. */
  leader: () => Promise<number | null>;
  /** Kills a node's PostgreSQL and Patroni with SIGKILL. */
  kill: (node: number) => void;
  /** The same after the standbys have stopped receiving for a second: in-flight WAL is lost. */
  cutAndKill: (node: number) => Promise<void>;
  /** Stops all processes like a paused virtual machine; returns the function that wakes it. */
  freeze: (node: number) => () => void;
  /** Restarts a node's Patroni. */
  revive: (node: number) => void;
  /** Waits for one leader and two streaming standbys, one of them synchronous. */
  untilWhole: () => Promise<void>;
  end: () => Promise<void>;
}

interface Member {
  role: string;
  state: string;
  timeline?: number;
}

interface PatroniOptions {
  workspace: Workspace;
  random: Random;
  isSynchronous: boolean;
}

export async function startPatroni({
  workspace,
  random,
  isSynchronous,
}: PatroniOptions): Promise<PatroniCluster> {
  const user = clusterUser();
  const as = { cwd: '/', env: { PATH: process.env['PATH'], HOME: workspace.folder }, ...user };
  const nodes: NodePorts[] = [];
  for (let index = 0; index < NODES; index += 1)
    nodes.push({
      etcdClient: await freePort(random),
      etcdPeer: await freePort(random),
      rest: await freePort(random),
      postgres: await freePort(random),
    });
  const config: ClusterConfig = {
    folder: workspace.folder,
    password: randomBytes(18).toString('hex'),
    isSynchronous,
    nodes,
  };
  const etcds = nodes.map((_, index) =>
    spawn('etcd', etcdArguments(config, index), { ...as, stdio: workspace.logTo(`etcd${index + 1}`) }),
  );
  const launch = (index: number): ChildProcess =>
    spawn('patroni', [join(workspace.folder, `n${index + 1}.json`)], {
      ...as,
      stdio: workspace.logTo(`patroni${index + 1}`),
    });
  for (const index of nodes.keys()) {
    const file = join(workspace.folder, `n${index + 1}.json`);
    writeFileSync(file, patroniConfig(config, index), { mode: 0o600 });
    if (user !== null) chownSync(file, user.uid, user.gid);
  }
  const patronis = nodes.map((_, index) => launch(index));

  /** Patroni starts PostgreSQL detached; only the pid file identifies the process. */
  const postmaster = (index: number): number | null => {
    try {
      const [pid = ''] = readFileSync(
        join(workspace.folder, `data${index + 1}`, 'postmaster.pid'),
        'utf8',
      ).split('\n');
      return titleOf(Number(pid)).includes('postgres') ? Number(pid) : null;
    } catch {
      return null;
    }
  };
  /** Parents first, so that none starts another child meanwhile. */
  const processesOf = (index: number): number[] => {
    const patroni = patronis[index];
    const isRunning = patroni?.pid !== undefined && patroni.exitCode === null && patroni.signalCode === null;
    const server = postmaster(index);
    return [
      ...(isRunning && patroni.pid !== undefined ? [patroni.pid, ...childrenOf(patroni.pid)] : []),
      ...(server === null ? [] : [server, ...childrenOf(server)]),
    ];
  };
  const kill = (index: number): void => {
    for (const pid of processesOf(index)) signal(pid, 'SIGSTOP');
    for (const pid of processesOf(index)) signal(pid, 'SIGKILL');
  };
  const killAll = atEnd(() => {
    for (const index of nodes.keys()) kill(index);
    for (const etcd of etcds) etcd.kill('SIGKILL');
  });

  const isLeader = ({ rest }: NodePorts): Promise<boolean> =>
    fetch(`http://127.0.0.1:${rest}/primary`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const leader = async (): Promise<number | null> => {
    const answers = await Promise.all(nodes.map(isLeader));
    const index = answers.indexOf(true);
    return index === -1 ? null : index;
  };
  const isWhole = async (): Promise<boolean> => {
    const index = await leader();
    const node = index === null ? undefined : nodes[index];
    if (node === undefined) return false;
    const answer = await fetch(`http://127.0.0.1:${node.rest}/cluster`, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const { members } = (await answer.json()) as { members: Member[] };
    const isSame = new Set(members.map(({ timeline }) => timeline)).size === 1;
    const areRunning = members.every(({ state }) => state === 'running' || state === 'streaming');
    const hasSync = !isSynchronous || members.some(({ role }) => role === 'sync_standby');
    return members.length === NODES && isSame && areRunning && hasSync;
  };
  const untilWhole = (): Promise<void> => waitUntil('the cluster is whole', WHOLE_TIMEOUT_MS, isWhole);
  await untilWhole();
  const port = await freePort(random);
  const proxy: Haproxy = await startHaproxy({
    workspace,
    name: 'database',
    statsPort: await freePort(random),
    addresses: databaseProxyAddresses(port, nodes),
  });
  await proxy.untilUp(`n${((await leader()) ?? 0) + 1}`);
  const urls = urlsOf(port, config.password);
  prepareDatabase(workspace, urls);

  const receiversBut = (index: number): number[] =>
    [...nodes.keys()]
      .filter((other) => other !== index)
      .flatMap((other) => childrenOf(postmaster(other) ?? 0))
      .filter((pid) => titleOf(pid).includes('walreceiver'));
  return {
    urls,
    leader,
    kill,
    cutAndKill: async (index) => {
      const receivers = receiversBut(index);
      for (const pid of receivers) signal(pid, 'SIGSTOP');
      await delay(CUT_MS);
      kill(index);
      // Terminate before waking them: otherwise they would still read the data in their sockets.
      for (const pid of receivers) signal(pid, 'SIGTERM');
      for (const pid of receivers) signal(pid, 'SIGCONT');
    },
    freeze: (index) => {
      const frozen = processesOf(index);
      for (const pid of frozen) signal(pid, 'SIGSTOP');
      return () => {
        for (const pid of frozen) signal(pid, 'SIGCONT');
      };
    },
    revive: (index) => {
      patronis[index] = launch(index);
    },
    untilWhole,
    end: async () => {
      await proxy.end();
      killAll();
      await delay(500);
    },
  };
}
