import { describe, expect, it } from 'vitest';
import { textInCodeFaults } from './text-in-code.ts';

const KEYS = new Set(['form.save']);

const linesOf = (code: string, path = 'apps/web/src/features/resume/list.tsx') =>
  textInCodeFaults([{ path, text: `\n${code}` }], KEYS).map(
    ({ line, message }) => `${line} ${message.split(': ')[1]}`,
  );

describe('text in code', () => {
  it.each([
    ['<p>\n  Olá, mundo\n</p>', '3 "Olá, mundo"'],
    ['<>Save</>', '2 "Save"'],
    ["<p>{'Save'}</p>", '2 "Save"'],
    ["<p>{isSaved ? 'Saved' : text('form.save')}</p>", '2 "Saved"'],
    ["<p>{error || 'Failed'}</p>", '2 "Failed"'],
    ['<p>{`Page ${n}`}</p>', '2 "Page …"'],
    ['<img alt="A face" />', '2 "A face"'],
    ["<input aria-label={'Name'} />", '2 "Name"'],
    ['<Field label="Name" />', '2 "Name"'],
    ["toast({ title: 'Saved', kind: 'info' })", '2 "Saved"'],
    ["toast({ description: 'it is saved' })", '2 "it is saved"'],
  ])('is found in %s', (code, fault) => {
    expect(linesOf(code)).toEqual([fault]);
  });

  it.each([
    '<p className="text-sm">{text(\'form.save\')}: {count} · &nbsp;</p>',
    '<Field label="form.save" type="email" />',
    "<Field label={text('form.save')} />",
    "const column = { title: 'id', label: 'form.save' };",
    '<title>{`${title} · Lauda`}</title>',
    '<p>{/* a note */}</p>',
  ])('is not seen in %s', (code) => {
    expect(linesOf(code)).toEqual([]);
  });

  it.each([
    'apps/web/src/dev/gallery.tsx',
    'apps/web/src/testing/render.tsx',
    'apps/web/src/ui/button.test.tsx',
    'e2e/page.tsx',
  ])("is nobody's concern in %s", (path) => {
    expect(linesOf('<p>Save</p>', path)).toEqual([]);
  });
});
