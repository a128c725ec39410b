import type { Locale } from '@lauda/domain/locale';
import type { Contact, PersonalInfo } from '@lauda/domain/resume/resume';
import type { UserActor } from '../../platform/http/actor.ts';

export type AiPurpose = 'suggestion' | 'tailoring' | 'coach' | 'letter' | 'import' | 'check' | 'translation';

/** What pays for an answer: a free count of its own, Pro alone, or nothing of the user's. */
export type AiAllowance = 'suggestion' | 'letter' | 'pro' | 'none';
/** Those of which a user has so many. */
export type CountedAllowance = Exclude<AiAllowance, 'pro' | 'none'>;
export const isCounted = (allowance: AiAllowance): allowance is CountedAllowance =>
  allowance === 'suggestion' || allowance === 'letter';

/** A resume's personal data and, where there are any, its contacts. */
export type Person = Pick<PersonalInfo, 'firstName' | 'lastName' | 'email' | 'phone' | 'city'> & {
  readonly contacts?: readonly Pick<Contact, 'kind' | 'value'>[] | undefined;
};

export interface AiCall {
  readonly actor: Pick<UserActor, 'userId'>;
  readonly purpose: AiPurpose;
  readonly allowance: AiAllowance;
  /** Written by us: the only instructions. */
  readonly instructions: string;
  /** Texts of the person, of files, of ads: data, fenced and labelled, never instructions. */
  readonly data: Readonly<Record<string, string>>;
  /** Whose personal data is replaced by placeholders before the call and restored after. */
  readonly person: Person | null;
  /** Of the answer. */
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** One turn of a conversation, oldest first; a question that waits for its answer comes last. */
export interface AiTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}
