/** Errors quote what they stumbled over: a mail server the recipient, a message service the number. */
const ADDRESS = /(?:"[^"\n]*"|[^\s<>"'(),;:/\\[\]]+)@[^\s<>"'(),;:/\\[\]]+/g;
const PHONE = /\+\d[\d ().-]{6,}\d/g;

/** The text without addresses and numbers of people. */
export const redact = (text: string): string => text.replaceAll(ADDRESS, '…@…').replaceAll(PHONE, '+…');
