/** Separators between digits. */
const SEPARATORS = /[\s().-]/g;
const E164 = /^\+[1-9]\d{7,14}$/;

/** A phone number in E.164, or null. The country code is required: a guessed one could reach a stranger. */
export function normalizePhone(value: string): string | null {
  const phone = value.replaceAll(SEPARATORS, '');
  return E164.test(phone) ? phone : null;
}

/** Enough for the user to recognize their own number, too little for anyone else. */
export const phoneHint = (phone: string): string => `••• ${phone.slice(-4)}`;
