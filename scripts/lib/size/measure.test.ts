import { describe, expect, it } from 'vitest';
import { isOverBudget, type Manifest, measure, measureText } from './measure.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js', '_i18n.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_i18n.js': { file: 'i18n.js', imports: ['_react.js'], css: ['fonts.css', 'index.css'] },
  '_editor.js': { file: 'editor.js', imports: ['_react.js'] },
  'virtual:messages/en-US': { file: 'en.js', isDynamicEntry: true },
  'virtual:messages/pt-BR': { file: 'pt.js', isDynamicEntry: true },
  'src/routes/builder.tsx?tsr-split=component': {
    file: 'builder.js',
    isDynamicEntry: true,
    imports: ['_editor.js', '_i18n.js'],
  },
  'src/routes/_app/builder.tsx?tsr-split=component': { file: 'form.js', isDynamicEntry: true },
  'src/lib/engine.ts': { file: 'engine.js', isDynamicEntry: true },
};

const SIZES_KB: Record<string, number> = {
  'index.js': 40,
  'react.js': 60,
  'i18n.js': 10,
  'en.js': 5,
  'pt.js': 7,
  'builder.js': 30,
  'editor.js': 50,
  'engine.js': 900,
  'form.js': 60,
  'index.css': 8,
  'fonts.css': 1,
};

const measured = (sizes: Record<string, number> = {}) =>
  measure(MANIFEST, (file) => (sizes[file] ?? SIZES_KB[file] ?? 0) * 1024);

describe('size of the web app', () => {
  it('counts shared chunks once, one language, and for a route only what it adds', () => {
    expect(measured()).toEqual([
      { name: 'shell', kb: 117, budgetKb: 155 },
      { name: 'css', kb: 9, budgetKb: 20 },
      { name: 'later src/lib/engine.ts', kb: 900, budgetKb: null },
      { name: 'route builder.tsx', kb: 80, budgetKb: 150 },
      { name: 'route _app/builder.tsx', kb: 60, budgetKb: 82.5 },
    ]);
  });

  it.each([
    ['shell', { 'index.js': 79 }],
    ['shell', { 'en.js': 46 }],
    ['css', { 'fonts.css': 13 }],
    ['route builder.tsx', { 'editor.js': 121 }],
    ['route _app/builder.tsx', { 'form.js': 83 }],
  ])('reports %s over its budget with %j', (name, sizes) => {
    const over = measured(sizes).filter(isOverBudget);
    expect(over.map((row) => row.name)).toEqual([name]);
    expect(over.map(measureText)).toEqual([expect.stringMatching(/^OVER /)]);
  });

  it('allows a budget to be used to the full', () => {
    expect(measured({ 'index.js': 78 }).filter(isOverBudget)).toEqual([]);
  });

  it('refuses a manifest without an entry', () => {
    expect(() => measure({}, () => 0)).toThrow('no entry');
  });
});
