import { passwordFault } from '@lauda/domain/accounts/password';
import { normalizePhone } from '@lauda/domain/accounts/phone';
import * as z from 'zod/mini';
import { useText } from '../../lib/i18n/i18n.tsx';

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;
const MAX_FRIENDLY_NAME_LENGTH = 60;
const address = z.email();

const isEmail = (value: string): boolean =>
  value.trim().length <= MAX_EMAIL_LENGTH && address.safeParse(value.trim()).success;

type Validate = (value: string) => true | string;

/** Validation messages for each account form field. The server validates everything again. */
export function useFieldRules() {
  const text = useText();
  const name =
    (missing: string): Validate =>
    (value) => {
      if (value.trim() === '') return missing;
      return value.trim().length <= MAX_NAME_LENGTH || text('accounts.nameTooLong');
    };
  const newPassword: Validate = (value) => {
    const fault = passwordFault(value);
    if (fault === null) return true;
    return text(fault === 'too-short' ? 'accounts.passwordTooShort' : 'accounts.passwordTooLong');
  };
  return {
    firstName: name(text('accounts.firstNameRequired')),
    lastName: name(text('accounts.lastNameRequired')),
    email: ((value) => isEmail(value) || text('accounts.emailInvalid')) satisfies Validate,
    givenPassword: ((value) => value !== '' || text('accounts.passwordRequired')) satisfies Validate,
    newPassword,
    code: ((value) => value.trim() !== '' || text('secondFactors.codeRequired')) satisfies Validate,
    phone: ((value) =>
      normalizePhone(value) !== null || text('secondFactors.phoneInvalid')) satisfies Validate,
    friendlyName: ((value) => {
      if (value.trim() === '') return text('secondFactors.nameRequired');
      return value.trim().length <= MAX_FRIENDLY_NAME_LENGTH || text('secondFactors.nameTooLong');
    }) satisfies Validate,
  };
}
