/** Lowercase without accents, for comparing words in any of our languages. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");

/** Only letters and digits, with single spaces between words. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export const wordsOf = (text: string): string[] => foldWords(text).split(' ').filter(Boolean);

export const isUpperCase = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};
