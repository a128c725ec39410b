export type Half = 'dev' | 'held-out';

/** Holds out about a quarter, by the case's person or ad, so that neither is in both parts. */
export function halfOf(id: string): Half {
  let hash = 0x81_1c_9d_c5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return ((hash ^ (hash >>> 15)) & 1) === 1 && ((hash >>> 9) & 1) === 1 ? 'held-out' : 'dev';
}
