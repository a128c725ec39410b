import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LEGAL_DATES } from './legal-dates.ts';

const LOCALES = path.resolve(import.meta.dirname, '../../../../../packages/messages/locales');

const hashOf = (prefix: string): string => {
  const hash = createHash('sha256');
  for (const locale of ['en-US', 'pt-BR']) {
    const texts = JSON.parse(readFileSync(path.join(LOCALES, locale, 'legal.json'), 'utf8')) as Record<
      string,
      string
    >;
    for (const key of Object.keys(texts).toSorted())
      if (key.startsWith(prefix)) hash.update(`${locale} ${key} ${texts[key]}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

it.each(['privacy', 'terms'] as const)(
  '[TXT-03] the date of the %s text is that of its last change: a new text needs a new date and this hash',
  (name) => {
    expect(LEGAL_DATES[name].hash).toBe(hashOf(name));
    expect(Date.parse(LEGAL_DATES[name].date)).toBeLessThanOrEqual(Date.now());
  },
);
