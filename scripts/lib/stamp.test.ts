import { describe, expect, it } from 'vitest';
import { parseStamp, stampNote, stampText } from './stamp.ts';

const HEAD = { commit: 'a'.repeat(40), isDirty: false };

describe('stamp of a test run', () => {
  it('comes back from its file as it was', () => {
    for (const stamp of [HEAD, { ...HEAD, isDirty: true }])
      expect(parseStamp(stampText(stamp))).toEqual(stamp);
  });

  it.each(['', 'aaaa', 'aaaa unsure', 'clean'])('is refused as %j', (text) => {
    expect(parseStamp(text)).toBeNull();
  });

  it('tells a run of the present commit from one of another, and from one of changed sources', () => {
    expect(stampNote('unit tests', HEAD, HEAD)).toBe('unit tests: ran at aaaaaaaaa');
    expect(stampNote('unit tests', { ...HEAD, commit: 'b'.repeat(40) }, HEAD)).toBe(
      'unit tests: ran at bbbbbbbbb, NOT the present commit aaaaaaaaa',
    );
    expect(stampNote('unit tests', { ...HEAD, isDirty: true }, HEAD)).toBe(
      'unit tests: ran at aaaaaaaaa with uncommitted changes; the sources may have changed since',
    );
    expect(stampNote('unit tests', HEAD, { ...HEAD, isDirty: true })).toContain('may have changed');
  });
});
