import { fold } from '../../skills/words.ts';

/** This many identical words in a row are a copy, not a coincidence. */
const RUN = 6;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

export interface CopyCheck {
  /** Share of a text that is copied from the ad, from 0 to 1. */
  readonly shareOf: (text: string) => number;
}

/** A shorter text is a copy if the ad contains all of it in the same order. */
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
