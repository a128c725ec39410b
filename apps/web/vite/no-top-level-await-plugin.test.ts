import { expect, it } from 'vitest';
import { hasTopLevelAwait } from './no-top-level-await-plugin.ts';

it.each([
  ['await load();', true],
  ['export const texts = (await import("./a.js")).texts;', true],
  ['if (isOn) { await load(); }', true],
  ['for await (const part of parts) use(part);', true],
  ['class A { static b = 1; } await load();', true],
  ['async function a() { await load(); }', false],
  ['export const a = async () => { for await (const b of c) await b; };', false],
  ['const a = { async b() { await c; } };', false],
  ['class A { async b() { await c; } }', false],
  ['for (const a of b) use("await c");', false],
])('%s', (code, expected) => {
  expect(hasTopLevelAwait(code)).toBe(expected);
});
