import { describe, expect, it, vi } from 'vitest';
import { compileMessage } from './compile.ts';
import { formatPieces, formatText } from './format.ts';
import { parametersOf, signature } from './parameters.ts';

const say = (source: string, locale: string, values?: Record<string, string | number | Date>) =>
  formatText(compileMessage(source, locale), locale, values);

describe('messages', () => {
  it('[I18N-02] puts values into text, numbers by locale', () => {
    expect(say('Hello {name}', 'en-US', { name: 'Ana' })).toBe('Hello Ana');
    expect(say('{n, number} views', 'en-US', { n: 1234.5 })).toBe('1,234.5 views');
    expect(say('{n, number} visitas', 'pt-BR', { n: 1234.5 })).toBe('1.234,5 visitas');
    expect(say('{at, time}', 'pt-BR', { at: new Date(2026, 10, 14, 15, 4) })).toBe('15:04');
    expect(say('{day, date}', 'pt-BR', { day: new Date(2026, 10, 14) })).toBe('14/11/2026');
  });

  it('[I18N-02] chooses plural forms as each language does: zero is singular in Portuguese only', () => {
    const en = '{n, plural, one {# resume} other {# resumes}}';
    const pt = '{n, plural, one {# currículo} many {# de currículos} other {# currículos}}';
    expect([0, 1, 2].map((n) => say(en, 'en-US', { n }))).toEqual(['0 resumes', '1 resume', '2 resumes']);
    expect([0, 1, 2, 1_000_000].map((n) => say(pt, 'pt-BR', { n }))).toEqual([
      '0 currículo',
      '1 currículo',
      '2 currículos',
      '1.000.000 de currículos',
    ]);
    expect(say('{n, plural, =0 {none} other {#}}', 'en-US', { n: 0 })).toBe('none');
  });

  it('makes a formatter once for a language, and none for a small count', () => {
    const makes = vi.spyOn(Intl, 'NumberFormat');
    expect(say('{n, number}', 'fr', { n: 999 })).toBe('999');
    expect(makes).not.toHaveBeenCalled();
    expect(say('{n, number}', 'de', { n: 1000 })).toBe('1.000');
    expect(say('{n, number}', 'de', { n: 0.5 })).toBe('0,5');
    expect(makes).toHaveBeenCalledTimes(1);
    makes.mockRestore();
  });

  it('selects by value and falls back to other', () => {
    const source = '{who, select, you {Yours} other {Theirs}}';
    expect(say(source, 'en-US', { who: 'you' })).toBe('Yours');
    expect(say(source, 'en-US', { who: 'x' })).toBe('Theirs');
  });

  it('nests tags around arguments and leaves markup in values alone', () => {
    const message = compileMessage('Read <link>the <b>{what}</b></link>.', 'en-US');
    expect(formatPieces(message, 'en-US', { what: '<b>x</b>' })).toEqual([
      'Read ',
      { tag: 'link', children: ['the ', { tag: 'b', children: ['<b>x</b>'] }] },
      '.',
    ]);
  });

  it.each([
    ['Hello {name', 'en-US'],
    ['<b>open', 'en-US'],
    ['a</b>', 'en-US'],
    ['{n, plural, few {x} other {y}}', 'en-US'],
    ['{n, spellout}', 'en-US'],
  ])('refuses %s', (source, locale) => {
    expect(() => compileMessage(source, locale)).toThrow();
  });

  it('tells apart messages that ask for different values', () => {
    const of = (source: string) => signature(parametersOf(compileMessage(source, 'en-US')));
    expect(of('{a} {b}')).toBe(of('{b} and {a}'));
    expect(of('{a}')).not.toBe(of('{b}'));
    expect(of('<x>{a}</x>')).not.toBe(of('{a}'));
    expect(of('{n}')).not.toBe(of('{n, plural, other {#}}'));
  });
});
