import { buffer } from 'node:stream/consumers';

// Stands in for the fetch child, as if a site had compromised it.
await buffer(process.stdin);
const act = process.env['UNRULY'] ?? '';
const page = (head: object, body: string) => process.stdout.write(`${JSON.stringify(head)}\n${body}`);
const ACTS: Readonly<Record<string, () => unknown>> = {
  flood: () => setInterval(() => process.stdout.write('x'.repeat(1_000_000)), 1),
  spin: () => {
    for (;;);
  },
  memory: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  'no-head': () => process.stdout.write('<p>No head at all</p>'),
  'wrong-address': () =>
    page({ ok: true, address: 'javascript:alert(1)', contentType: 'text/html' }, '<p>x</p>'),
  'more-fields': () =>
    page({ ok: true, address: 'https://a.com/', contentType: 'text/html', admin: true }, '<p>x</p>'),
  'wrong-reason': () => page({ ok: false, reason: 'anything else' }, ''),
};
ACTS[act]?.();
