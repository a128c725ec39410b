import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../packages/domain/src/locale.ts';
import { readSourceFiles, ROOT } from '../source-files.ts';
import { SAME_IN_BOTH_FILE } from './catalogue-faults.ts';
import { messageFaults } from './check.ts';
import { readLocaleFiles } from './entries.ts';
import { VOICE_EXCEPTIONS } from './voice-exceptions.data.ts';

const EN = { save: 'Save', hello: 'Hello {name}', count: '{n, plural, one {# page} other {# pages}}' };
const PT = {
  save: 'Salvar',
  hello: 'Olá, {name}',
  count: '{n, plural, one {# página} many {# de páginas} other {# páginas}}',
};
const USES = "text('form.save'); text(isNew ? 'form.hello' : `form.count`);";

const localeFile = (locale: string, messages: unknown) => ({
  path: `packages/messages/locales/${locale}/form.json`,
  text: JSON.stringify(messages, null, 2),
});

const faultsOf = ({ en = EN, pt = PT, code = USES, sameInBoth = [] }: FaultsInput) =>
  messageFaults({
    localeFiles: [localeFile('en-US', en), localeFile('pt-BR', pt)],
    sourceFiles: [{ path: 'apps/web/src/routes/index.tsx', text: code }],
    locales: ['en-US', 'pt-BR'],
    sameInBoth,
    voiceExceptions: [],
  }).map(({ path, line, message }) => `${path.split('/').at(-2)}:${line} ${message}`);

interface FaultsInput {
  en?: Record<string, string>;
  pt?: Record<string, string>;
  code?: string;
  sameInBoth?: string[];
}

describe('message catalogues', () => {
  it('[I18N-02] of the product are complete in both languages, and its code has no text beside them', () => {
    const sameInBoth = JSON.parse(readFileSync(join(ROOT, SAME_IN_BOTH_FILE), 'utf8')) as string[];
    expect(
      messageFaults({
        localeFiles: readLocaleFiles(),
        sourceFiles: readSourceFiles(),
        locales: LOCALES,
        sameInBoth,
        voiceExceptions: VOICE_EXCEPTIONS,
      }),
    ).toEqual([]);
  }, 60_000);

  it('are fine when complete, equal in shape and used', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('report a message that one language lacks', () => {
    const { save: _, ...without } = PT;
    expect(faultsOf({ pt: without })).toEqual(['en-US:2 form.save is missing in pt-BR']);
    const { save: __, ...lesser } = EN;
    expect(faultsOf({ en: lesser })).toEqual(['pt-BR:2 form.save is missing in en-US']);
  });

  it('report an empty text', () => {
    expect(faultsOf({ pt: { ...PT, save: ' ' } })).toEqual(['pt-BR:2 form.save is empty']);
  });

  it.each(['Olá, {name', 'Olá, <b>{name}', '{name, spellout}'])('report %s as broken', (hello) => {
    expect(faultsOf({ pt: { ...PT, hello } })).toEqual([
      expect.stringContaining('pt-BR:3 form.hello does not compile'),
    ]);
  });

  it.each(['Olá, {nome}', 'Olá, <b>{name}</b>', 'Olá', '{name, plural, other {#}}'])(
    'report %s for other values or tags than the English text',
    (hello) => {
      expect(faultsOf({ pt: { ...PT, hello } })).toEqual([
        expect.stringContaining('pt-BR:3 form.hello asks for'),
      ]);
    },
  );

  it('report a name that stands twice in a file', () => {
    const file = localeFile('pt-BR', PT);
    const twice = { ...file, text: file.text.replace('{\n', '{\n  "save": "Gravar",\n') };
    expect(
      messageFaults({
        localeFiles: [localeFile('en-US', EN), twice],
        sourceFiles: [{ path: 'apps/web/src/a.ts', text: USES }],
        locales: ['en-US', 'pt-BR'],
        sameInBoth: [],
        voiceExceptions: [],
      }),
    ).toEqual([{ path: file.path, line: 3, message: 'form.save is there twice' }]);
  });

  it('report a text that was not translated, unless it is listed; and a listed one that is gone', () => {
    const pt = { ...PT, save: 'Save' };
    expect(faultsOf({ pt })).toEqual([expect.stringContaining('pt-BR:2 form.save reads the same')]);
    expect(faultsOf({ pt, sameInBoth: ['Save'] })).toEqual([]);
    expect(faultsOf({ sameInBoth: ['Save'] })).toEqual(["lib:1 'Save' is no longer needed"]);
    const numbers = { ...EN, save: '{name} · 10', count: PT.count };
    expect(faultsOf({ en: { ...numbers, count: EN.count }, pt: { ...PT, save: '{name} · 10' } })).toEqual([]);
  });

  it('report a key that no code has as a literal', () => {
    expect(faultsOf({ code: "text('form.save'); text(`form.${'hello'}`); text('form.count')" })).toEqual([
      'en-US:3 form.hello is used nowhere',
    ]);
  });
});
