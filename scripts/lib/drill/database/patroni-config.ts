import { serverProgram } from '../../chaos/cluster.ts';
import { dirname } from 'node:path';

export interface NodePorts {
  etcdClient: number;
  etcdPeer: number;
  rest: number;
  postgres: number;
}

export interface ClusterConfig {
  folder: string;
  password: string;
  isSynchronous: boolean;
  nodes: readonly NodePorts[];
}

/** A failed leader is replaced some seconds after this. */
const TTL_SECONDS = 20;

/**
 * `etcd:` selects the v2 API, which uses compare-and-swap. With `etcd3:`, Patroni 3.0.2 (Debian 12) overwrites the
 * leader key unconditionally when a frozen leader wakes up; the new leader then steps down, and its acknowledged writes
 * are lost (fixed in 3.0.3 and 3.1).
 */
export function patroniConfig(
  { folder, password, isSynchronous, nodes }: ClusterConfig,
  index: number,
): string {
  const own = nodes[index];
  if (!own) throw new Error(`there is no node ${index}`);
  const login = (username: string) => ({ username, password });
  // Patroni reads YAML, a superset of JSON.
  return JSON.stringify(
    {
      scope: 'drill',
      name: `n${index + 1}`,
      restapi: { listen: `127.0.0.1:${own.rest}`, connect_address: `127.0.0.1:${own.rest}` },
      etcd: { hosts: nodes.map(({ etcdClient }) => `127.0.0.1:${etcdClient}`) },
      bootstrap: {
        dcs: {
          ttl: TTL_SECONDS,
          loop_wait: 5,
          retry_timeout: 5,
          maximum_lag_on_failover: isSynchronous ? 1_048_576 : 1_073_741_824,
          synchronous_mode: isSynchronous,
          synchronous_mode_strict: isSynchronous,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 150,
              wal_log_hints: 'on',
              max_wal_senders: 8,
              max_replication_slots: 8,
              synchronous_commit: 'on',
              fsync: 'on',
              tcp_keepalives_idle: 5,
              tcp_keepalives_interval: 2,
              tcp_keepalives_count: 3,
              tcp_user_timeout: 10_000,
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${own.postgres}`,
        connect_address: `127.0.0.1:${own.postgres}`,
        data_dir: `${folder}/data${index + 1}`,
        bin_dir: dirname(serverProgram('postgres')),
        pgpass: `${folder}/pgpass${index + 1}`,
        authentication: {
          superuser: login('postgres'),
          replication: login('repl'),
          rewind: login('rewinder'),
        },
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          'local all all trust',
          'host replication repl 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
      // On real hosts: required, with /dev/watchdog.
      watchdog: { mode: 'off' },
    },
    null,
    2,
  );
}

export function etcdArguments({ folder, nodes }: ClusterConfig, index: number): string[] {
  const own = nodes[index];
  if (!own) throw new Error(`there is no node ${index}`);
  const url = (port: number): string => `http://127.0.0.1:${port}`;
  return [
    `--name=e${index + 1}`,
    `--data-dir=${folder}/etcd${index + 1}`,
    `--listen-peer-urls=${url(own.etcdPeer)}`,
    `--initial-advertise-peer-urls=${url(own.etcdPeer)}`,
    `--listen-client-urls=${url(own.etcdClient)}`,
    `--advertise-client-urls=${url(own.etcdClient)}`,
    '--initial-cluster-token=drill',
    `--initial-cluster=${nodes.map(({ etcdPeer }, at) => `e${at + 1}=${url(etcdPeer)}`).join(',')}`,
    '--enable-v2=true',
    '--logger=zap',
    '--log-level=error',
    '--unsafe-no-fsync',
  ];
}
