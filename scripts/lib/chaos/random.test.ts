import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number): string[] => {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }));
};

describe('choices from a seed', () => {
  it('are the same again with the same seed, and others with another', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('follow their weights', () => {
    const drawn = draw(3);
    const often = drawn.filter((name) => name === 'often').length;
    expect(often).toBeGreaterThan(150);
    expect(often).toBeLessThan(200);
    expect(drawn).not.toContain('never');
  });

  it('stay between their limits, both included', () => {
    const random = createRandom(4);
    const drawn = Array.from({ length: 200 }, () => random.between(3, 5));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5]));
  });
});
