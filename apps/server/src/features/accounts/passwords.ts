import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** argon2id, the library's default, with OWASP's recommended parameters. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);

const common = new Set(COMMON_PASSWORDS);

/** Rejects common passwords, ignoring case. */
export function refuseCommonPassword(password: string): void {
  if (common.has(password.toLowerCase())) throw new AppError('PASSWORD_TOO_COMMON');
}
