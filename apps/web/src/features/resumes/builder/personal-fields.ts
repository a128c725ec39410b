import { MAX_CHARACTERS } from '@lauda/domain/resume/limits';
import type { PlainKey } from '@lauda/messages';
import type { ComponentProps } from 'react';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

export interface PersonalField extends InputProps {
  readonly name: string;
  readonly label: PlainKey;
}

const { name, email, phone, line, place } = MAX_CHARACTERS;

/** The first fields of the form after the title, in order. The early form has the same ones. */
export const PERSONAL_FIELDS: readonly PersonalField[] = [
  { name: 'firstName', label: 'resumes.firstName', autoComplete: 'given-name', maxLength: name },
  { name: 'lastName', label: 'resumes.lastName', autoComplete: 'family-name', maxLength: name },
  {
    name: 'email',
    label: 'resumes.email',
    // Not `type`: in such a field no browser says where the caret is, and it could not be handed over.
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    autoComplete: 'email',
    maxLength: email,
  },
  { name: 'phone', label: 'resumes.phone', type: 'tel', autoComplete: 'tel', maxLength: phone },
  { name: 'jobTitle', label: 'resumes.jobTitle', autoComplete: 'organization-title', maxLength: line },
  { name: 'city', label: 'resumes.city', autoComplete: 'address-level2', maxLength: place },
];
