import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyringFrom } from '../../platform/secrets/keyring.ts';
import { createShareAddresses } from './share-address.ts';

const addresses = createShareAddresses(keyringFrom(['a secret']));
const now = new Date('2026-11-15T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it('leads from a slug to its link, and from no other', () => {
  const id = randomUUID();
  const slug = addresses.slugOf(id);
  expect(addresses.linkIdOf(slug)).toBe(id);
  for (const at of [0, 21, 22, 40])
    expect(addresses.linkIdOf(slug.slice(0, at) + (slug[at] === 'A' ? 'B' : 'A') + slug.slice(at + 1))).toBe(
      null,
    );
  expect(addresses.linkIdOf(`${slug}A`)).toBe(null);
  expect(addresses.linkIdOf('')).toBe(null);
});

it('takes a pass for an hour, for one link, and until its password is another', () => {
  const link = { id: randomUUID(), passwordHash: 'one' };
  const pass = addresses.passFor(link, now);
  expect(addresses.isPass(pass, link, after(59))).toBe(true);
  expect(addresses.isPass(pass, link, after(61))).toBe(false);
  expect(addresses.isPass(pass, { ...link, id: randomUUID() }, now)).toBe(false);
  expect(addresses.isPass(pass, { ...link, passwordHash: 'two' }, now)).toBe(false);
  const [end, proof] = pass.split('.');
  expect(addresses.isPass(`${Number(end) + 3600}.${proof}`, link, now)).toBe(false);
  for (const nonsense of ['', '.', 'x.y', `${end}.`, `${end}`])
    expect(addresses.isPass(nonsense, link, now)).toBe(false);
});
