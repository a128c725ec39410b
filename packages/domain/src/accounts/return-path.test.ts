import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://lauda.example';

describe('return path', () => {
  it.each(['/', '/builder', '/resumes?sort=name', '/builder?id=1#experience', '/a%2Fb'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path, ORIGIN)).toBe(path);
    },
  );

  it.each([
    undefined,
    null,
    7,
    '',
    'resumes',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%5C/../..//evil.example/..',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\u0000/evil.example',
  ])('falls back for %j', (value) => {
    expect(safeReturnPath(value, ORIGIN)).toBe('/resumes');
  });

  it('never leaves the origin, whatever is given', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('/', '\\', '\t', '.', '..', ':', '@', 'evil.example', '%2F', '%5C', '?', '#'))
        .map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const path = safeReturnPath(value, ORIGIN);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(path.startsWith('/')).toBe(true);
        expect(path.startsWith('//')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
