import { describe, expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

describe('the name of an exported file', () => {
  it.each([
    ['Ana Lima, Engineer', 'Ana Lima, Engineer.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Users\\a|b?*"<x>', 'C Users a b x.pdf'],
    ['line\r\nSet-Cookie: a=1', 'line Set-Cookie a=1.pdf'],
    ['right\u202Eto left', 'right to left.pdf'],
    ['  ...  ', 'resume.pdf'],
    ['\uD800', 'resume.pdf'],
    ['履歴書', '履歴書.pdf'],
    ['🦀'.repeat(120), `${'🦀'.repeat(100)}.pdf`],
  ])('of %j is %j', (title, name) => {
    expect(exportFileName(title, 'pdf')).toBe(name);
  });
});
