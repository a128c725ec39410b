import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PLANTED_PATH } from './planted.ts';

const HELD_MS = 600;

// The product with one extra path that blocks the event loop: the adversary must detect it.
subscribe('http.server.request.start', (message) => {
  if (!(message as { request: IncomingMessage }).request.url?.startsWith(PLANTED_PATH)) return;
  // CPU time: on a busy machine wall-clock time would mostly be spent waiting.
  const from = process.threadCpuUsage();
  while (process.threadCpuUsage(from).user < HELD_MS * 1000);
});

await import('../../../apps/server/src/http.ts');
