import type { Random } from '@lauda/domain/resume/testing/random';

/** A file with some bytes changed, a range removed or duplicated, or its end cut off. */
export function mutated(good: Uint8Array, random: Random): Uint8Array {
  const at = random.below(good.length);
  const length = 1 + random.below(Math.min(400, good.length - at));
  const kind = random.pick(['bytes', 'cut', 'double', 'end', 'zero'] as const);
  if (kind === 'end') return good.slice(0, at);
  if (kind === 'cut') return new Uint8Array([...good.subarray(0, at), ...good.subarray(at + length)]);
  if (kind === 'double') return new Uint8Array([...good.subarray(0, at + length), ...good.subarray(at)]);
  const bad = good.slice();
  if (kind === 'zero') bad.fill(0, at, at + length);
  else
    for (let count = 0; count <= random.below(12); count += 1)
      bad[random.below(bad.length)] = random.below(256);
  return bad;
}
