import type { Locale } from '../../locale.ts';

interface PhoneNumber {
  /** '+5511987654321'. */
  readonly e164: string;
  readonly shown: string;
}

/** Separators between digits; anything else, such as an extension, is not a plain number. */
const PLAIN = /^\+?[\d\s().\u00a0/-]+$/;
/** Area codes contain no zero. Mobile numbers have nine digits and begin with 9, others have eight. */
const BRAZILIAN = /^([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/;
const NORTH_AMERICAN = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
const E164_DIGITS = /^[1-9]\d{7,14}$/;

function brazilian(digits: string, isInternational: boolean): PhoneNumber | null {
  const parts = BRAZILIAN.exec(digits);
  if (parts === null) return null;
  const [, area, first, last] = parts;
  return {
    e164: `+55${digits}`,
    shown: isInternational ? `+55 ${area} ${first}-${last}` : `(${area}) ${first}-${last}`,
  };
}

function northAmerican(digits: string, isInternational: boolean): PhoneNumber | null {
  const parts = NORTH_AMERICAN.exec(digits);
  if (parts === null) return null;
  const [, area, exchange, line] = parts;
  return {
    e164: `+1${digits}`,
    shown: isInternational ? `+1 ${area}-${exchange}-${line}` : `(${area}) ${exchange}-${line}`,
  };
}

/**
 * Formats Brazilian and North American numbers by country, and others with a country code as typed; otherwise null. A
 * number without a country code belongs to the country of the resume's language.
 */
function readPhoneNumber(typed: string, language: Locale): PhoneNumber | null {
  const text = typed.trim();
  if (!PLAIN.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  const rest = (code: string) => (digits.startsWith(code) ? digits.slice(code.length) : '');
  if (text.startsWith('+')) {
    if (!E164_DIGITS.test(digits)) return null;
    return (
      brazilian(rest('55'), true) ?? northAmerican(rest('1'), true) ?? { e164: `+${digits}`, shown: text }
    );
  }
  // '55 11 98765-4321': without the plus, it is longer than any domestic number.
  return language === 'pt-BR'
    ? (brazilian(digits, false) ?? brazilian(rest('55'), true))
    : (northAmerican(digits, false) ?? northAmerican(rest('1'), true));
}

/** A phone number as pages and files print it. Numbers that are not understood stay as typed. */
export const shownPhone = (typed: string, language: Locale): string =>
  readPhoneNumber(typed, language)?.shown ?? typed;

/** The tel: link, or null: a guessed number would reach a stranger. */
export function phoneHref(typed: string, language: Locale): string | null {
  const number = readPhoneNumber(typed, language);
  return number === null ? null : `tel:${number.e164}`;
}
