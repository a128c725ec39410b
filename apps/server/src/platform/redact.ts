/** Errors quote personal data: a mail server the recipient, an SMS provider the phone number. */
const ADDRESS = /(?:"[^"\n]*"|[^\s<>"'(),;:/\\[\]]+)@[^\s<>"'(),;:/\\[\]]+/g;
const PHONE = /\+\d[\d ().-]{6,}\d/g;

/** The text without mail addresses and phone numbers. */
export const redact = (text: string): string => text.replaceAll(ADDRESS, '…@…').replaceAll(PHONE, '+…');
