const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()·]+|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|dev|me|br|app|example)(?:\.br)?(?:\/[^\s|,;<>()·]*)?(?![\p{L}\p{N}@])/gu;
const PHONE = /\+?\d[\d\s().-]{6,}\d/gu;

const bare = (text: string) => text.replace(/[.,;:/]+$/u, '').toLowerCase();
const digits = (text: string) => text.replaceAll(/\D/gu, '');

export interface Contacts {
  /** Emails, URLs and phone numbers in a normalized spelling. */
  readonly found: readonly string[];
  /** The text with blanks in their place. */
  readonly rest: string;
}

/** Contact details, which are the same in every language. */
export function contactsIn(text: string): Contacts {
  const found: string[] = [];
  const take = (spelling: (piece: string) => string) => (piece: string) => {
    found.push(spelling(piece));
    return ' '.repeat(piece.length);
  };
  const rest = text
    .replaceAll(EMAIL, take(bare))
    .replaceAll(ADDRESS, take(bare))
    .replaceAll(PHONE, (piece) =>
      digits(piece).length >= 8 && !/^(?:19|20)\d\d\D/u.test(piece) ? take(digits)(piece) : piece,
    );
  return { found, rest };
}
