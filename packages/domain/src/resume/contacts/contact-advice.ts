import type { Contact } from '../resume.ts';

export type ContactAdvice = 'nationalId' | 'birthDate' | 'maritalStatus';

/** Labels (without accents and case) of details that help no application and can harm the user. */
const UNWISE: readonly (readonly [ContactAdvice, RegExp])[] = [
  ['nationalId', /\b(?:cpf|rg|pis|ctps|titulo de eleitor|ssn|social security|passport|passaporte)\b/],
  [
    'birthDate',
    /\b(?:data de nascimento|nascimento|nascid[oa]|idade|anos de idade|date of birth|birth ?date|born|dob|age)\b/,
  ],
  [
    'maritalStatus',
    /\b(?:estado civil|marital status|casad[oa]|solteir[oa]|divorciad[oa]|viuv[oa]|married|single|divorced)\b/,
  ],
];

/** '123.456.789-09': the format that only a CPF has. */
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Why a contact detail may not belong on a resume, or null. Advice only: nothing is refused. */
export function contactAdvice({ kind, label, value }: Contact): ContactAdvice | null {
  if (CPF.test(value)) return 'nationalId';
  if (kind !== 'other') return null;
  const words = fold(label.trim() === '' ? value : label);
  return UNWISE.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
