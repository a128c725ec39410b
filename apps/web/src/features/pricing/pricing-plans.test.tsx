import type { Locale } from '@lauda/domain/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider, loadTranslator } from '../../lib/i18n/i18n.tsx';
import { MoneyBackBox, PricingPlans } from './pricing-plans.tsx';

/** Renders as a prerendered page does. */
const markup = async (locale: Locale) =>
  renderToStaticMarkup(
    <I18nProvider translator={await loadTranslator(locale)}>
      <PricingPlans />
      <MoneyBackBox />
    </I18nProvider>,
  );

describe('the plans', () => {
  it.each([
    ['en-US', ['$0.00', '$5.00', '$70.00'], '14 days'],
    ['pt-BR', ['R$\u00A00,00', 'R$\u00A05,00', 'R$\u00A070,00'], '14 dias'],
  ] as const)('[PUB-04] are priced and promised in %s', async (locale, prices, promise) => {
    const html = await markup(locale);
    const found = [...html.matchAll(/tabular-nums">([^<]+)</g)].map(([, price]) => price);
    expect(found).toEqual(prices);
    expect(html).toContain(promise);
  });

  it('are chosen by plain links, which need no script', async () => {
    const links = [...(await markup('en-US')).matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toEqual([
      '/builder',
      '/subscription?plan=proSubscription',
      '/subscription?plan=proLifetime',
    ]);
  });

  it('mark the monthly one as recommended, and no other', async () => {
    const cards = (await markup('en-US')).split('data-plan=').slice(1);
    expect(cards.map((card) => card.includes('Recommended'))).toEqual([false, true, false]);
  });
});
