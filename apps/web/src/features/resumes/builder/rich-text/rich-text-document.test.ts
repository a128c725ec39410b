import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { isEqual } from '@lauda/domain/equal';
import { type RichText, tidyRichText } from '@lauda/domain/resume/rich-text';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDocument, toDocument } from './rich-text-document.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-schema.ts';

const schema = getSchema(RICH_TEXT_EXTENSIONS);
const throughEditor = (text: RichText): RichText => {
  const node = Node.fromJSON(schema, toDocument(text));
  node.check();
  return fromDocument(node.toJSON());
};

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('a\nb', '\n', ' ', '<b>', '• ', 'e\u0301'),
);
const span = fc.record(
  {
    text: words,
    bold: fc.constant(true),
    italic: fc.constant(true),
    link: fc.constantFrom('https://ana.example/a?b=c', 'mailto:ana@lauda.example', 'javascript:alert(1)'),
  },
  { requiredKeys: ['text'] },
);
const line = fc.array(span, { maxLength: 4 });
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph'), spans: line }),
  fc.record({
    type: fc.constantFrom('bullets', 'numbers'),
    items: fc.array(line, { minLength: 1, maxLength: 4 }),
  }),
);

it('gives back what went into the editor, whatever a resume may hold', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const text = tidyRichText(blocks);
      expect(isEqual(throughEditor(text), text)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

it('has a line to stand on where there is no text, and keeps none', () => {
  expect(toDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [] }] });
  expect(throughEditor([])).toEqual([]);
});
