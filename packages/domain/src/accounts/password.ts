/** The only limits on length: long passphrases are welcome, megabytes are not. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordFault = 'too-short' | 'too-long';

export function passwordFault(password: string): PasswordFault | null {
  if (password.length < MIN_PASSWORD_LENGTH) return 'too-short';
  return password.length > MAX_PASSWORD_LENGTH ? 'too-long' : null;
}

export type PasswordStrength = 'weak' | 'fair' | 'good';

const KINDS = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u];

/** A hint while typing, not a requirement: length counts most, variety helps, repetition does not. */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password.toLowerCase()).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = Math.min(password.length, distinct * 2) + kinds * 2;
  if (password.length < MIN_PASSWORD_LENGTH || score < 12) return 'weak';
  return score < 18 ? 'fair' : 'good';
}
