import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_VARIANTS, pageFile } from '@lauda/contract/site/pages';
import { HtmlValidate } from 'html-validate';
import { ROOT } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';

const WEB = path.join(ROOT, 'apps/web/dist');

const validator = new HtmlValidate({
  root: true,
  extends: [
    'html-validate:standard',
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:a11y',
  ],
  rules: {
    // Stylistic variants that parsers treat alike; React has its own style.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // All files are our own; a page that loads one from another origin would have to include its hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Validation errors of a built file, one per line. */
async function faultsOf(file: string): Promise<string[]> {
  const { results } = await validator.validateString(readFileSync(path.join(WEB, file), 'utf8'), file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${message} (${ruleId})`),
  );
}

test('[PUB-06] finished pages are valid HTML, in both languages and for every reader', async () => {
  expect((await Promise.all(PAGE_VARIANTS.map((variant) => faultsOf(pageFile(variant))))).flat()).toEqual([]);
});

test('the page of the app is valid HTML', async () => {
  expect(await faultsOf('index.html')).toEqual([]);
});
