/** An amount as the language writes it. */
export const formatMoney = (locale: string, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);

/** A day as it is said in a sentence. */
export const formatDay = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
