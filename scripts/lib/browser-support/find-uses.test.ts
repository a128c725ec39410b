import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';
import { supportFaults } from './exceptions.ts';
import { findUses } from './find-uses.ts';

mkdirSync(join(ROOT, '.reports'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.reports/browser-support-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tsconfig = join(folder, 'base.json');
const options = { lib: ['esnext', 'dom'], module: 'esnext', jsx: 'preserve', noEmit: true, types: [] };
writeFileSync(tsconfig, JSON.stringify({ compilerOptions: options }));

const planted = {
  'builtin.ts': 'export const one = new Set([1]).values().map(String);\nexport const two = [1].map(String);',
  'own-method.ts': 'class Row { difference() { return 1; } }\nexport const one = new Row().difference();',
  'web-api.ts': 'export const open = (init: VideoDecoderInit) => new VideoDecoder(init);',
  'mixin.ts':
    'export const one = (request: Request) => request.body;\nexport const two = (it: Response) => it.body;',
  'event.ts':
    "document.addEventListener('scrollend', () => {});\ndocument.addEventListener('click', () => {});",
  'destructured.ts': 'const { share } = navigator;\nexport const one = share;',
  'detected.ts': [
    "if ('requestIdleCallback' in globalThis) requestIdleCallback(() => {});",
    "export const one = typeof navigator.share === 'function' && navigator.share({});",
    'export const two = navigator.canShare?.({});',
  ].join('\n'),
  'not-detected.ts': "if (!('requestIdleCallback' in globalThis)) requestIdleCallback(() => {});",
  'markup.tsx':
    'declare namespace JSX { interface IntrinsicElements { dialog: object } }\nexport const one = <dialog closedby="any" style={{ fieldSizing: \'content\' }} />;',
  'pattern.ts':
    'export const one = /(?i:a)b/;\nexport const two = /(?<year>a)|(?<year>b)/;\nexport const three = /(?:a)(?<!b)/;',
};

const stylesheet = `
  @media (width >= 40rem) { .a { field-sizing: content; color: red } }
  .b { -webkit-user-select: none; user-select: none }
  .c { text-wrap: pretty; width: calc-size(auto, size) }
  @supports (interpolate-size: allow-keywords) { .d { interpolate-size: allow-keywords } }
  .e:target-current { color: red }
`;

for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
const uses = findUses({
  files: Object.keys(planted).map((name) => join(folder, name)),
  tsconfig,
  folder,
  stylesheets: [{ path: 'planted.css', text: stylesheet }],
});
const usesIn = (name: string) => {
  const path = name.endsWith('.css') ? name : join(relative(ROOT, folder), name);
  return uses.filter((use) => use.path === path).map(({ line, feature }) => `${line} ${feature}`);
};

describe('features that a supported browser lacks', () => {
  it.each([
    ['builtin.ts', ['1 javascript.builtins.Iterator.map']],
    ['web-api.ts', ['1 api.VideoDecoder']],
    ['mixin.ts', ['1 api.Request.body']],
    ['event.ts', ['1 api.Document.scrollend_event']],
    ['destructured.ts', ['1 api.Navigator.share']],
    ['not-detected.ts', ['1 api.Window.requestIdleCallback']],
    ['markup.tsx', ['2 html.elements.dialog.closedby', '2 css.properties.field-sizing']],
    [
      'pattern.ts',
      [
        '1 javascript.regular_expressions.modifier',
        '2 javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
      ],
    ],
  ])('are found in %s', (name, expected) => {
    expect(usesIn(name)).toEqual(expected);
  });

  it('are found in compiled CSS, not where a prefix or @supports makes up for them', () => {
    expect(usesIn('planted.css')).toEqual([
      '1 css.properties.field-sizing',
      '1 css.properties.text-wrap.pretty',
      '1 css.types.calc-size',
      '1 css.selectors.target-current',
    ]);
  });

  it.each(['own-method.ts', 'detected.ts'])('are not seen in %s', (name) => {
    expect(usesIn(name)).toEqual([]);
  });
});

describe('exceptions', () => {
  const share = {
    feature: 'api.Navigator.share',
    path: join(relative(ROOT, folder), 'destructured.ts'),
    reason: '',
  };
  const only = uses.filter(({ feature, path }) => feature === share.feature && path === share.path);

  it('excuse a use in their own file only', () => {
    expect(only).toHaveLength(1);
    expect(supportFaults(only, [share], 'list.ts')).toEqual([]);
    expect(supportFaults(only, [], 'list.ts')).toMatchObject([
      { line: 1, message: 'api.Navigator.share is missing in firefox 128' },
    ]);
    expect(supportFaults(only, [{ ...share, path: 'other.ts' }], 'list.ts')).toHaveLength(2);
  });

  it('fail when no code needs them any more', () => {
    expect(supportFaults([], [share], 'list.ts')).toEqual([
      {
        path: 'list.ts',
        line: 1,
        message: `no exception is needed any more for api.Navigator.share in ${share.path}`,
      },
    ]);
  });
});
