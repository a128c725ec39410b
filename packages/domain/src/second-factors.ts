/** Ways to prove oneself a second time; which of them a person has, the server says. */
export const SECOND_FACTOR_METHODS = ['totp', 'phone', 'passkey', 'email', 'recovery-code'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

export const FACTOR_KINDS = ['totp', 'phone'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Who the entry in an authenticator app is from. */
export const TOTP_ISSUER = 'Lauda';
export const CODE_LENGTH = 6;
export const RECOVERY_CODE_COUNT = 10;
