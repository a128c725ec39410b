import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeAddress, linkHref } from './contacts/address.ts';
import { isEmptyRichText, plainText, richTextFromPlain, tidyRichText } from './rich-text.ts';
import { richText } from './shapes/rich-text-shape.ts';

const faultOf = (value: unknown) => richText.fault(value, { characters: 0, leaves: 0 })?.reason ?? null;
const paragraph = (...spans: unknown[]) => [{ type: 'paragraph', spans }];

const HOSTILE = [
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'java\u00adscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x',
  // Looks like a host with a port.
  'javascript:1/alert(1)',
  'java\tscript:1?alert(1)',
  'data:1/x',
  'vbscript:1',
  'tel:1#x',
];

describe('addresses', () => {
  it.each(HOSTILE)('refuses %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
    expect(linkHref(address)).toBeNull();
    expect(faultOf(paragraph({ text: 'x', link: address }))).toBe('not-allowed');
    expect(tidyRichText(paragraph({ text: 'x', link: address }))).toEqual(paragraph({ text: 'x' }));
  });

  it.each([
    ['ana.example', 'https://ana.example/'],
    ['ana.example:8080/x', 'https://ana.example:8080/x'],
    ['192.0.2.1:8080', 'https://192.0.2.1:8080/'],
    ['localhost:3000/x', null],
    ['http://ana.example', 'http://ana.example/'],
    ['ana@ana.example', 'mailto:ana@ana.example'],
    ['mailto:ana@ana.example', 'mailto:ana@ana.example'],
    ['htt', null],
    ['', null],
  ])('%j leads to %j', (typed, href) => {
    expect(isSafeAddress(typed)).toBe(true);
    expect(linkHref(typed)).toBe(href);
  });
});

describe('rich text', () => {
  it('reads typed lines as paragraphs and lists, and writes them again', () => {
    const text = richTextFromPlain('Built things.\r\n• One\n- Two\n\n1. First\n2) Second');
    expect(text.map(({ type }) => type)).toEqual(['paragraph', 'bullets', 'numbers']);
    expect(plainText(text)).toBe('Built things.\n• One\n• Two\n1. First\n2. Second');
  });

  it('joins runs with equal marks and drops what it does not know', () => {
    const value = [
      { type: 'html', html: '<img onerror=x>' },
      {
        type: 'paragraph',
        spans: [{ text: 'a', bold: true }, { text: '' }, { text: 'b', bold: true, color: 'red' }, 'c'],
      },
      { type: 'bullets', items: [] },
    ];
    expect(tidyRichText(value)).toEqual(paragraph({ text: 'ab', bold: true }));
  });

  it('is empty without a letter', () => {
    expect(tidyRichText(paragraph())).toEqual([]);
    expect(isEmptyRichText([{ type: 'bullets', items: [[], [{ text: ' ' }]] }])).toBe(true);
    expect(isEmptyRichText(richTextFromPlain('x'))).toBe(false);
  });

  it.each([
    ['wrong-type', '<b>'],
    ['wrong-type', ['x']],
    ['not-allowed', [{ type: 'html', spans: [] }]],
    ['unknown-field', [{ type: 'paragraph', spans: [], onclick: 'x' }]],
    ['unknown-field', paragraph({ text: 'x', style: 'x' })],
    ['wrong-type', paragraph({ text: 'x', bold: false })],
    ['not-allowed', paragraph({ text: 'x\u0000' })],
    ['too-long', paragraph({ text: 'x'.repeat(8001) })],
    ['too-many', Array.from({ length: 201 }, () => ({ type: 'paragraph', spans: [] }))],
  ])('refuses with %s', (reason, value) => {
    expect(faultOf(value)).toBe(reason);
    expect(faultOf(tidyRichText(value))).toBeNull();
  });

  it('makes something valid of anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ key: fc.constantFrom('type', 'spans', 'items', 'text', 'link'), maxDepth: 5 }),
        (value) => {
          const tidied = tidyRichText([value]);
          expect(faultOf(tidied)).toBeNull();
          expect(tidyRichText(tidied)).toEqual(tidied);
        },
      ),
    );
  });
});
