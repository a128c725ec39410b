import type { Locale } from '@lauda/domain/locale';
import type { Contact, PersonalInfo } from '@lauda/domain/resume/resume';
import type { UserActor } from '../../platform/http/actor.ts';

export type AiPurpose = 'suggestion' | 'tailoring' | 'coach' | 'letter' | 'import' | 'check' | 'translation';

/** What a call is charged to: a free quota of its own, Pro access, or nothing. */
export type AiAllowance = 'suggestion' | 'letter' | 'pro' | 'none';
/** Allowances with a quota per user. */
export type CountedAllowance = Exclude<AiAllowance, 'pro' | 'none'>;
export const isCounted = (allowance: AiAllowance): allowance is CountedAllowance =>
  allowance === 'suggestion' || allowance === 'letter';

/** A resume's personal data and its contacts, if any. */
export type Person = Pick<PersonalInfo, 'firstName' | 'lastName' | 'email' | 'phone' | 'city'> & {
  readonly contacts?: readonly Pick<Contact, 'kind' | 'value'>[] | undefined;
};

export interface AiCall {
  readonly actor: Pick<UserActor, 'userId'>;
  readonly purpose: AiPurpose;
  readonly allowance: AiAllowance;
  /** Our own prompt: the only instructions. */
  readonly instructions: string;
  /** Text from users, files and job ads: fenced and labeled as data, never instructions. */
  readonly data: Readonly<Record<string, string>>;
  /** The user whose personal data is replaced by placeholders before the call and restored afterwards. */
  readonly person: Person | null;
  /** Language of the answer. */
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** One turn of a conversation. Turns are ordered oldest first; the unanswered question comes last. */
export interface AiTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}
