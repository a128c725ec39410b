import { fold } from '../skills/words.ts';

/** As long as this, the same words in the same order are a copy and no coincidence. */
const RUN = 6;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

export interface CopyCheck {
  /** How much of a text stands in the ad word by word, from 0 to 1. */
  readonly shareOf: (text: string) => number;
}

/** A text of few words is a copy when all of them stand in the ad in that order. */
export function copyCheck(ad: string): CopyCheck {
  const words = wordsOf(ad);
  const whole = ` ${words.join(' ')} `;
  const runs = new Set(words.map((_, index) => words.slice(index, index + RUN).join(' ')));
  return {
    shareOf(text) {
      const own = wordsOf(text);
      if (own.length === 0) return 0;
      if (own.length < RUN) return whole.includes(` ${own.join(' ')} `) ? 1 : 0;
      const isCopied = own.map(() => false);
      for (let index = 0; index + RUN <= own.length; index += 1)
        if (runs.has(own.slice(index, index + RUN).join(' '))) isCopied.fill(true, index, index + RUN);
      return isCopied.filter(Boolean).length / own.length;
    },
  };
}
