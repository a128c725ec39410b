import { describe, expect, it } from 'vitest';
import { FAULT_KINDS, readTranslatedPassages, type TranslatedPassage } from './translated-passages.ts';

const DIRECTIONS = ['en-US>pt-BR', 'pt-BR>en-US'] as const;
const open = readTranslatedPassages('open');
const sealed = readTranslatedPassages('sealed');
const all = [...open, ...sealed];

const ENGLISH =
  /\b(?:the|and|of|for|with|without|at|to|on|by|from|in|is|was|an?|my|than|that|who|their|each|after|under|over|since|until)\b/giu;
const PORTUGUESE =
  /\b(?:de|d[oa]s?|em|n[oa]s?|com|sem|para|por|pel[oa]s?|e|um|uma|o|os|as|à|ao|que|desde|até|meus?|minha|mais)\b|[ãõçêâôáéíóú]/giu;

/** How much more a text looks like the first language than the second, without links and addresses. */
function leaning(text: string, language: string): number {
  const words = text.replaceAll(/\S*(?:\.example|@|:\/\/)\S*/gu, ' ');
  const english = words.match(ENGLISH)?.length ?? 0;
  const portuguese = words.match(PORTUGUESE)?.length ?? 0;
  return language === 'en-US' ? english - portuguese : portuguese - english;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

/** Tests compare only ids and counts: a failure must not print a sealed passage. */
function idsOf(passages: readonly TranslatedPassage[]): string[] {
  return passages.map(({ id }) => id);
}

describe('the set of translated passages', () => {
  it('has 300 passages with ids of their own', () => {
    expect(open.length).toBe(150);
    expect(sealed.length).toBe(150);
    expect(new Set(idsOf(all)).size).toBe(300);
  });

  it('is balanced over directions, halves and faults', () => {
    for (const half of [open, sealed]) {
      expect(half.filter(({ fault }) => fault === null).length).toBe(75);
      for (const direction of DIRECTIONS)
        expect(half.filter((one) => one.direction === direction).length).toBe(75);
    }
    for (const direction of DIRECTIONS) {
      const faithful = all.filter((one) => one.direction === direction && one.fault === null);
      expect(faithful.length).toBe(75);
    }
  });

  it.each(FAULT_KINDS)('has as many faults of the kind %s in both halves and both directions', (kind) => {
    const counts = DIRECTIONS.map((direction) =>
      [open, sealed].map(
        (half) => half.filter((one) => one.direction === direction && one.fault?.kind === kind).length,
      ),
    );
    const [english = [], portuguese = []] = counts;
    const [englishOpen = 0, englishSealed = 0] = english;
    const [portugueseOpen = 0, portugueseSealed = 0] = portuguese;
    expect(englishOpen + portugueseOpen).toBeGreaterThanOrEqual(4);
    expect(englishOpen + portugueseOpen).toBe(englishSealed + portugueseSealed);
    expect(englishOpen + englishSealed).toBe(portugueseOpen + portugueseSealed);
    expect(Math.abs(englishOpen - englishSealed)).toBeLessThanOrEqual(1);
  });

  it('knows every kind of fault it has', () => {
    const unknown = all.filter(({ fault }) => fault !== null && !FAULT_KINDS.includes(fault.kind));
    expect(idsOf(unknown)).toEqual([]);
  });

  it('quotes the wrong words once, as the translation has them', () => {
    const misquoted = all.filter(
      ({ translation, fault }) =>
        fault !== null && fault.says !== '' && translation.split(fault.says).length !== 2,
    );
    expect(idsOf(misquoted)).toEqual([]);
  });

  it('says what should stand there: nothing only for an added claim, no wrong words only for a dropped number', () => {
    const wrong = all.filter(({ translation, fault }) => {
      if (fault === null) return false;
      if (fault.says === fault.instead) return true;
      if (fault.says === '') return fault.kind !== 'number-dropped' || translation.includes(fault.instead);
      return (fault.instead === '') !== (fault.kind === 'claim-added');
    });
    expect(idsOf(wrong)).toEqual([]);
  });

  it('has each text in the language it is said to be in', () => {
    const leanings = all.map(({ id, direction, original, translation }) => {
      const [from = ''] = direction.split('>');
      return { id, by: leaning(original, from) - leaning(translation, from) };
    });
    expect(leanings.filter(({ by }) => by < 0).map(({ id }) => id)).toEqual([]);
    // Lines of only names and dates may have no word of either list.
    expect(leanings.filter(({ by }) => by === 0).length).toBeLessThanOrEqual(5);
    expect(idsOf(all.filter(({ original, translation }) => original === translation))).toEqual([]);
  });

  it('has no two passages alike', () => {
    const alike: string[] = [];
    for (const texts of [
      all.map(({ id, direction, original, translation }) => ({
        id,
        words: wordsOf(direction === 'en-US>pt-BR' ? original : translation),
      })),
      all.map(({ id, direction, original, translation }) => ({
        id,
        words: wordsOf(direction === 'en-US>pt-BR' ? translation : original),
      })),
    ]) {
      for (const [index, one] of texts.entries())
        for (const other of texts.slice(index + 1))
          if (likeness(one.words, other.words) > 0.4) alike.push(`${one.id} ${other.id}`);
    }
    expect(alike).toEqual([]);
  });
});
