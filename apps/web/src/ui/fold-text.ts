/** For comparing what people type with what is written: no case, no accents ('Curriculo' finds 'Currículo'). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
