/** Normalizes text for search: ignores case and accents ('Curriculo' finds 'Currículo'). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
