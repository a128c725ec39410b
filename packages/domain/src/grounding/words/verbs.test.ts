import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../skills/words.ts';
import { isVerbLike } from './verbs.ts';

const isVerb = (text: string, word: string) =>
  wordsOf(text)
    .filter(({ raw }) => raw === word)
    .some((one) => isVerbLike(text, one));

describe('verbs', () => {
  it.each([
    ['Track loads, warn the desk of delays', 'warn'],
    ['Used R to clean what came in', 'came'],
    ['As a clerk for the port, sent out drivers', 'sent'],
    ['Aplico testes nas tabelas', 'Aplico'],
    ['Atendo telefone, recebo visitas', 'recebo'],
    ['Anotava os pesos e media a altura, que fazia constar na ficha', 'fazia'],
  ])('%s: %s', (text, word) => {
    expect(isVerb(text, word)).toBe(true);
  });

  it.each([
    ['Track loads and wound care for the ward', 'wound'],
    ['Cadastro de clientes e controle de estoque', 'Cadastro'],
    ['Vendas com garantia, para clientes', 'garantia'],
    ['Care of women and men of the ward', 'men'],
  ])('%s: not %s', (text, word) => {
    expect(isVerb(text, word)).toBe(false);
  });
});
