import { describe, expect, it } from 'vitest';
import { normaliseResume } from '../resume/schema.ts';
import { ground } from './ground.ts';
import { type Trade, TRADES } from './testing/trades.data.ts';

/** Known failures: a verb that replaces another, a time of day in words, and synonyms that no table has. */
const NOT_YET: ReadonlySet<string> = new Set([
  'Screen resumes and conduct interviews for warehouse and driver openings',
  'Oversee the inventory count at year end with the plant controllers',
  'Interpreted blood pressure and weight every morning for the nurse',
  'Four early shifts a week, unlocking the shop at half past five',
  'Contato telefônico e por e-mail com clientes inadimplentes para cobrança',
  'Produção diária de 3 reportagens para o site, da apuração ao texto',
]);

function claimsOf(trade: Trade, line: number | readonly [number, number], text: string) {
  const { position, company, location, startDate, endDate, summary = '', lines } = trade;
  const description = lines.map((one) => `• ${one}`).join('\n');
  const resume = normaliseResume(
    {
      personalInfo: { summary },
      experience: [{ id: 'job', position, company, location, startDate, endDate, description }],
    },
    { language: 'en-US' },
  );
  const isSummary = line === -1;
  const original = isSummary ? summary : [line].flat().flatMap((one) => lines[one] ?? []);
  return ground(text, {
    resume,
    itemId: isSummary ? undefined : 'job',
    original: [original].flat().join('\n'),
    today: '2026-11',
  });
}

describe.each(TRADES.map((trade) => [trade.position, trade] as const))('a %s', (_, trade) => {
  it.each(trade.honest.filter(([, text]) => !NOT_YET.has(text)))('may say of line %j: %s', (line, text) => {
    expect(claimsOf(trade, line, text)).toEqual([]);
  });

  it.each(trade.invented.filter(([, text]) => !NOT_YET.has(text)))(
    'may not say of line %j: %s',
    (line, text, part) => {
      const start = text.indexOf(part);
      expect(start).toBeGreaterThanOrEqual(0);
      const found = claimsOf(trade, line, text);
      expect(found.some((claim) => claim.start < start + part.length && start < claim.end)).toBe(true);
    },
  );
});
