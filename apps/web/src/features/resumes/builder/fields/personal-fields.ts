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

/** The form's first fields after the title, in order, also used by the early form. */
export const PERSONAL_FIELDS: readonly PersonalField[] = [
  { name: 'firstName', label: 'resumes.firstName', autoComplete: 'given-name', maxLength: name },
  { name: 'lastName', label: 'resumes.lastName', autoComplete: 'family-name', maxLength: name },
  {
    name: 'email',
    label: 'resumes.email',
    // Not `type="email"`: browsers do not expose the caret of such a field, so it could not be handed over.
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
