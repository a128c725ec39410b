import { filled, msOf } from '@lauda/domain/testing/worst-case';
import { describe, expect, it } from 'vitest';
import { createPlaceholders } from './placeholders.ts';

const ANA = {
  firstName: 'Ana Rosa',
  lastName: 'da Silva Quintão',
  email: 'ana@quintao.example',
  phone: '+55 (11) 97777-1234',
  city: 'Pirapora, MG',
  contacts: [
    { kind: 'website' as const, value: 'https://quintao.example/ana/' },
    { kind: 'availability' as const, value: 'immediately' },
  ],
};
const TOKENS = /⟦[a-z]+ \d+⟧/g;
const hidden = (text: string) => createPlaceholders(ANA).hide(text).replaceAll(TOKENS, '#');

describe('placeholders', () => {
  it.each([
    ['I am Ana Rosa da Silva Quintão.', 'I am #.'],
    ['ANA ROSA DA SILVA QUINTÃO', '#'],
    ['da Silva Quintão, Ana Rosa', '#'],
    ['Ask Quintão or Rosa about it', 'Ask # or # about it'],
    ['A rosa is a rose', 'A rosa is a rose'],
    ['Mail ana@quintao.example, or boss@other.example.', 'Mail #, or #.'],
    ['+55 11 97777-1234, 11977771234, 97777 1234', '#, #, #'],
    ['Call +1 (555) 010-0148', 'Call #'],
    ['See quintao.example/ana or https://x.example/a?b=1', 'See # or #'],
    ['Born in Pirapora, MG; works in Pirapora', 'Born in #; works in #'],
    ['CPF 123.456.789-09', 'CPF #'],
    ['Can start immediately', 'Can start immediately'],
    ['Raised sales by 12% to 1,200,000 in 2021', 'Raised sales by 12% to 1,200,000 in 2021'],
  ])('stand for what tells who somebody is: %s', (text, expected) => {
    expect(hidden(text)).toBe(expected);
  });

  it('cost a long text little, however many words a name has', () => {
    const words = Array.from({ length: 16 }, (_, index) => `Word${String.fromCodePoint(97 + index)}`);
    const person = { ...ANA, firstName: words.slice(0, 8).join(' '), lastName: words.slice(8).join(' ') };
    const text = filled((index) => `${words[index % 16]} and `, 90_000);
    const { hide } = createPlaceholders(person);
    hide(text.slice(0, 100));
    expect(msOf(() => hide(text))).toBeLessThan(100);
  });

  it('come back as each form was written, also changed about by the model', () => {
    const { hide, restore } = createPlaceholders(ANA);
    const text = 'Rosa (ROSA) of Pirapora: ana@quintao.example';
    expect(restore(hide(text))).toBe(text);
    expect(restore(hide('ROSA').replace('⟦name', '⟦ Name '))).toBe('ROSA');
    expect(restore('Ask ⟦name 99⟧!')).toBe('Ask !');
  });

  it('are not what somebody wrote that looks like one', () => {
    const { hide, restore } = createPlaceholders(ANA);
    hide('ana@quintao.example');
    expect(restore(hide('⟦email 1⟧'))).toBe('[email 1]');
  });

  it('leave out what nobody can see and a model would read', () => {
    const tags = String.fromCodePoint(0xe0049, 0xe0067);
    expect(createPlaceholders(null).hide(`a\u200bb\u202ec${tags}\u0000d\ne\tf`)).toBe('abcd\ne\tf');
  });

  it.each(Array.from({ length: 24 }, (_, index) => index + 1))('come back from pieces of %i', (length) => {
    const text = 'Hi Ana Rosa ⟩ of Pirapora, write to ana@quintao.example. 1 ⟦ 2 Rosa';
    const placeholders = createPlaceholders(ANA);
    const sent = placeholders.hide(text);
    const restorer = placeholders.createRestorer();
    let got = '';
    for (let at = 0; at < sent.length; at += length) got += restorer.push(sent.slice(at, at + length));
    expect(got + restorer.end()).toBe(text.replace('⟦', '['));
  });

  it('wait no longer than a placeholder is long', () => {
    const restorer = createPlaceholders(ANA).createRestorer();
    expect(restorer.push('⟦ and this goes on for longer')).toBe('⟦ and this goes on for longer');
  });

  it.each(['a', '1', '+1', 'a@', 'a.', '⟦', 'Rosa ', 'https://', '(1 ', 'a-'])(
    'take no time for a text of %j, over and over',
    (piece) => {
      const { hide, restore } = createPlaceholders(ANA);
      const start = performance.now();
      restore(hide(piece.repeat(100_000 / piece.length)));
      expect(performance.now() - start).toBeLessThan(1_500);
    },
  );
});
