/** Formats an amount for the locale. */
export const formatMoney = (locale: string, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);

/** Formats a date for use in a sentence. */
export const formatDay = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
