import { describe, expect, it } from 'vitest';
import { judged } from '../testing/judged.ts';

const holding = (name: string, issuer = '') => ({
  certifications: [{ id: 'paper', name, issuer, date: '', url: '' }],
});

describe('papers', () => {
  it('knows a paper by the letters of who issued it', () => {
    expect(judged('NALA or NFPA credential', holding('Certified Paralegal', 'NALA'))?.status).toBe('met');
    expect(judged('NALA or NFPA credential', holding('Certified Paralegal', 'City College'))?.status).toBe(
      'missing',
    );
  });

  it.each([
    ['AWS certification Solutions Architect', 'AWS Certified Developer', 'missing'],
    ['AWS certification Solutions Architect', 'AWS Certified Solutions Architect', 'met'],
    ['NR-10 SEP', 'NR-10 Básico', 'missing'],
    ['Active RN license in Texas or a compact state', 'RN License', 'met'],
  ])('%j of somebody with %j is %s', (line, paper, status) => {
    expect(judged(line, holding(paper))?.status).toBe(status);
  });
});
