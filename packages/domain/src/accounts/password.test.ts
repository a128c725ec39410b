import { describe, expect, it } from 'vitest';
import { passwordFault, passwordStrength } from './password.ts';

describe('passwords', () => {
  it('need six characters and no more than 128', () => {
    expect([passwordFault('12345'), passwordFault('123456')]).toEqual(['too-short', null]);
    expect([passwordFault('x'.repeat(128)), passwordFault('x'.repeat(129))]).toEqual([null, 'too-long']);
  });

  it.each([
    ['abc', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['senha1', 'weak'],
    ['cavalo-azul', 'fair'],
    ['quatro cavalos azuis correm', 'good'],
    ['Tr0ub4dor&3x', 'good'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
