// npm run hostile:fetch: fetches malicious URLs through the product's own processes. A canary stands in for the
// server's internal network and counts connections; a connection, an unexpected ad or a late answer fails. Two controls
// follow: the product's own network on literal addresses with the canary's port allowed, which must not reach it
// either, and the same addresses with the check disabled, which must reach it.
import { setTimeout as wait } from 'node:timers/promises';
import { fetchPage } from '../src/fetch/fetch-page.ts';
import { type Network, publicNetwork } from '../src/fetch/network.ts';
import { createAdReader } from '../src/server/reader.ts';
import { startCanary } from '../src/testing/canary.ts';
import {
  HARMFUL_SITES,
  HOSTILE_NAMES,
  INWARD_ADDRESSES,
  LITERAL_ADDRESSES,
} from '../src/testing/hostile-addresses.data.ts';
import { standInNetwork } from '../src/testing/stand-in-network.ts';
import { startStandInSites } from '../src/testing/stand-in-sites.ts';

const WIDTH = 2;
/** 8 s to fetch, 6 s to read, plus the time to start two processes on a busy machine. */
const LATE_MS = 18_000;
const CONTROL_LIMIT_MS = 2_000;
/** Fewer connections would mean that the control does not test what the URLs lead to. */
const LEAST_CONTROL = 60;

async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      for (const item of queue) await act(item);
    }),
  );
}

const stage = await startStandInSites(HOSTILE_NAMES);
const counts = new Map<string, number>();
const faults: string[] = [];
let read = 0;

const reader = createAdReader({ userAgent: 'hostile:fetch', width: WIDTH, fetchChild: stage.fetchChild });
const inward = new Set(INWARD_ADDRESSES);
const addresses = [...INWARD_ADDRESSES, ...HARMFUL_SITES];
await forEach(addresses, async (address) => {
  const start = performance.now();
  const answer = await reader.read(address);
  const outcome = answer === null ? 'busy' : answer.ok ? 'read' : answer.reason;
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  if (answer?.ok === true) read += 1;
  if (answer?.ok === true && /Secrets of the machine/.test(answer.ad.text))
    faults.push(`read inside: ${address}`);
  if (answer?.ok === true && inward.has(address)) faults.push(`read an ad: ${address}`);
  if (answer === null) faults.push(`not tried: ${address}`);
  if (performance.now() - start > LATE_MS) faults.push(`late: ${address}`);
});
reader.close();
const reached = stage.canary.connections();

/** Requests the URLs in this process and returns how many connections the canary received. */
async function reachedWith(list: readonly string[], network: Network, count: () => number): Promise<number> {
  const before = count();
  await forEach(list, async (address) => {
    await fetchPage(address, { network, userAgent: 'hostile:fetch', timeLimitMs: CONTROL_LIMIT_MS }).catch(
      () => {},
    );
  });
  await wait(200);
  return count() - before;
}

// The product's own rules and connections. Only the port differs, because nothing listens on 80 here.
const open = await startCanary('::');
const withPort = LITERAL_ADDRESSES.map((address) =>
  address.replace(/^(https?:\/\/[^/]+)/, `$1:${open.port}`),
);
const own = publicNetwork([]);
const onPort = { ...own, ports: new Set([open.port]) };
const ownReached = await reachedWith(withPort, onPort, open.connections);
const ownControl = await reachedWith(withPort, { ...onPort, allows: () => true }, open.connections);
await open.close();

const control = await reachedWith(
  INWARD_ADDRESSES,
  standInNetwork({ ...stage.world, isChecked: false }),
  stage.canary.connections,
);
await stage.close();

if (reached > 0) faults.push(`the canary had ${reached} connections`);
if (ownReached > 0) faults.push(`the product's own network reached the canary ${ownReached} times`);
if (ownControl === 0)
  faults.push('without its check the own network reached nothing either: the canary is deaf');
if (control < LEAST_CONTROL) faults.push(`without the check only ${control} connections: the canary is deaf`);
for (const fault of faults) console.log(fault);
const outcomes = [...counts].map(([outcome, count]) => `${outcome}=${count}`).join(' ');
console.log(
  `hostile:fetch tried=${addresses.length} reached=${reached + ownReached} faults=${faults.length} read=${read} control=${control} own_control=${ownControl} ${outcomes.replace(/\bread=\d+ ?/, '')}`.trim(),
);
process.exitCode = faults.length === 0 ? 0 : 1;
