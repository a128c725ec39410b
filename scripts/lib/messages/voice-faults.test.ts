import { currencyOf, PLAN_PRICE_CENTS } from '@lauda/domain/billing';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../source-files.ts';
import { entriesOf, readLocaleFiles } from './entries.ts';
import { VOICE_EXCEPTIONS } from './voice-exceptions.data.ts';
import { type VoiceException, voiceFaults } from './voice-faults.ts';

const faultsOf = (locale: string, source: string, exceptions: readonly VoiceException[] = []) =>
  voiceFaults([{ locale, key: 'form.text', source, path: 'form.json', line: 2 }], exceptions).map(
    ({ message }) => message,
  );

const screensThatSay = (key: string) =>
  readSourceFiles()
    .filter(({ path, text }) => path.endsWith('.tsx') && text.includes(`'${key}'`))
    .map(({ path }) => path.replace('apps/web/src/features/', ''));

describe('[TXT-01] the voice of the messages', () => {
  it('says what Free has, and how far facts from AI are checked, in one text each', () => {
    expect(screensThatSay('promises.free')).toEqual(
      expect.arrayContaining([
        'billing/plan-card.tsx',
        'preview/export/pro-dialog.tsx',
        'preview/gallery/template-gallery.tsx',
      ]),
    );
    expect(screensThatSay('promises.ai')).toEqual(
      expect.arrayContaining([
        'coach/coach-view.tsx',
        'cover-letters/wizard/write-step.tsx',
        'suggestions/suggestions-dialog.tsx',
        'tailoring/review/card-list.tsx',
      ]),
    );
    const others = entriesOf(readLocaleFiles()).filter(
      ({ key, source }) =>
        !key.startsWith('promises.') && /(?:Free|O Gratuito) (?:has|includes|tem|inclui)/u.test(source),
    );
    expect(others).toEqual([]);
  });

  it('names what Pro costs, as it is charged, wherever something needs Pro', () => {
    expect(screensThatSay('promises.price')).toEqual([
      'coach/coach-offer.tsx',
      'cover-letters/letter-export.tsx',
      'preview/export/pro-dialog.tsx',
      'suggestions/suggestions-notice.tsx',
    ]);
    const { proSubscription, proLifetime } = PLAN_PRICE_CENTS;
    for (const { key, locale, source } of entriesOf(readLocaleFiles())) {
      if (key !== 'promises.price') continue;
      const sign = currencyOf(locale) === 'BRL' ? 'R$ ' : '$';
      expect(source.match(/(?:R\$ |\$)\d+/gu)).toEqual(
        [proSubscription, proLifetime].map((cents) => `${sign}${cents / 100}`),
      );
    }
  });

  it('is kept by all texts of the product, but for exceptions with a reason', () => {
    expect(voiceFaults(entriesOf(readLocaleFiles()), VOICE_EXCEPTIONS)).toEqual([]);
    for (const { reason } of VOICE_EXCEPTIONS) expect(reason).not.toBe('');
  });

  it.each([
    ['en-US', 'Delete it for good', 'for good'],
    ['en-US', 'Your plan goes on', 'goes on'],
    ['en-US', 'Whoever has the link can see it', 'Whoever'],
    ['en-US', 'Anybody can see it', 'Anybody'],
    ['en-US', 'It ends at once', 'at once'],
    ['en-US', 'It is so', 'It is so'],
    ['en-US', 'Hold it against a job', 'Hold it against'],
    ['en-US', 'Put down what you did', 'Put down'],
    ['en-US', 'Take it back', 'Take it back'],
    ['en-US', 'Bring this version back', 'Bring this version back'],
    ['en-US', 'Failed to load users', 'Failed to'],
    ['en-US', 'The file could not be made', 'could not be'],
    ['en-US', 'Back to login', 'login'],
    ['en-US', 'Log out', 'Log out'],
    ['en-US', 'Sign up', 'Sign up'],
    ['en-US', 'Your e-mail', 'e-mail'],
    ['en-US', 'The model reads your resume', 'The model'],
    ['en-US', 'Open in the builder', 'builder'],
    ['en-US', 'Paste the job ad', 'job ad'],
    ['en-US', 'It does not work any more', 'any more'],
    ['en-US', 'Tick what is true', 'Tick'],
    ['en-US', 'Your words are safe', 'Your words'],
    ['en-US', 'Your plan is cancelled', 'cancelled'],
    ['en-US', '{count, plural, one {# colour} other {# colors}}', 'colour'],
    ['pt-BR', 'A gente lê o arquivo', 'A gente'],
    ['pt-BR', 'Neste aparelho', 'aparelho'],
    ['pt-BR', 'Seu email', 'email'],
    ['pt-BR', 'Voltar ao login', 'login'],
    ['pt-BR', 'Perguntar ao coach', 'coach'],
    ['pt-BR', 'Escreva você mesmo', 'você mesmo'],
    ['pt-BR', 'Tudo foi apagado', 'apagado'],
    ['pt-BR', 'Deletar conta', 'Deletar'],
    ['pt-BR', 'Ir para o Lauda', 'o Lauda'],
    ['pt-BR', 'Anúncio da vaga', 'Anúncio da vaga'],
    ['pt-BR', 'Excluir de vez', 'de vez'],
    ['pt-BR', 'Obrigado!', 'Obrigado'],
    ['pt-BR', 'Bem-vindo(a)', 'o(a)'],
  ])('in %s does not say: %s', (locale, source, found) => {
    expect(faultsOf(locale, source)).toEqual([expect.stringContaining(`form.text says '${found}'`)]);
  });

  it('does not mistake a placeholder, a part of a word or another phrase for a forbidden word', () => {
    expect(faultsOf('pt-BR', 'Escreva para {email}')).toEqual([]);
    expect(faultsOf('pt-BR', 'Uma ideia de vez em quando')).toEqual([]);
    expect(faultsOf('en-US', 'Your ticket to the job')).toEqual([]);
  });

  it('writes labels in sentence case', () => {
    expect(faultsOf('en-US', 'My Resumes')).toEqual(["form.text has a capital in 'Resumes': sentence case"]);
    expect(faultsOf('pt-BR', 'Meus Currículos')).toEqual([
      "form.text has a capital in 'Currículos': sentence case",
    ]);
    expect(faultsOf('en-US', '{kind, select, one {New Link} other {Link}}')).toHaveLength(1);
    expect(faultsOf('en-US', 'Switch to Lifetime')).toEqual([]);
    expect(faultsOf('en-US', 'Download as PDF and Word')).toEqual([]);
    expect(faultsOf('en-US', 'Saved. Try again')).toEqual([]);
  });

  it('has curly quotes and one sign for an ellipsis', () => {
    expect(faultsOf('en-US', "It's saved")).toEqual(['form.text has a straight quote: ’ or “”']);
    expect(faultsOf('en-US', 'Called "Mine"')).toHaveLength(1);
    expect(faultsOf('en-US', 'It’s called “Mine”')).toEqual([]);
    expect(faultsOf('en-US', 'Loading...')).toHaveLength(1);
    expect(faultsOf('en-US', 'Loading …')).toHaveLength(1);
    expect(faultsOf('en-US', 'Loading…')).toEqual([]);
  });

  it('lets no Portuguese participle agree with a placeholder', () => {
    expect(faultsOf('pt-BR', '{entry} removida')).toEqual([
      "form.text lets '{entry} removida' agree with a placeholder: 'Removido: {entry}'",
    ]);
    expect(faultsOf('pt-BR', '{title} foi excluído')).toHaveLength(1);
    expect(faultsOf('pt-BR', 'Removido: {entry}')).toEqual([]);
    expect(
      faultsOf('pt-BR', '{count, plural, one {# item removido} many {# itens} other {# itens}}'),
    ).toEqual([]);
  });

  it('has exceptions by text and rule, and reports those that nothing needs', () => {
    const exception: VoiceException = { key: 'form.text', rule: 'word', reason: 'the wording of a clause' };
    expect(faultsOf('en-US', 'Signup', [exception])).toEqual([]);
    expect(faultsOf('en-US', "Signup won't work", [exception])).toHaveLength(1);
    expect(faultsOf('en-US', 'Create account', [exception])).toEqual([
      "form.text no longer needs its exception from 'word'",
    ]);
    expect(voiceFaults([], [])).toEqual([]);
  });
});
