/** Second-factor methods; the server says which of them a user has. */
export const SECOND_FACTOR_METHODS = ['totp', 'phone', 'passkey', 'email', 'recovery-code'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

export const FACTOR_KINDS = ['totp', 'phone'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Issuer of the entry in an authenticator app. */
export const TOTP_ISSUER = 'Lauda';
export const CODE_LENGTH = 6;
export const RECOVERY_CODE_COUNT = 10;
