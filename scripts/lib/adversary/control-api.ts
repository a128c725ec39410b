import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PLANTED_PATH } from './planted.ts';

const HELD_MS = 600;

// The product as it is, with one path in front of it that keeps the event loop busy: the adversary has to notice.
subscribe('http.server.request.start', (message) => {
  if (!(message as { request: IncomingMessage }).request.url?.startsWith(PLANTED_PATH)) return;
  // Processor time: on a busy machine a wait by the clock would mostly be the machine's.
  const from = process.threadCpuUsage();
  while (process.threadCpuUsage(from).user < HELD_MS * 1000);
});

await import('../../../apps/server/src/http.ts');
