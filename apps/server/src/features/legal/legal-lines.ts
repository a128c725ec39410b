import type { LegalLines } from '@lauda/contract/site/legal';
import type { Locale } from '@lauda/domain/locale';
import type { PlainKey } from '@lauda/messages';
import { textsOf } from '../../platform/texts.ts';
import type { LegalEnv, Processor } from '../../legal-settings.ts';

const TASKS = {
  hosting: 'legal.taskHosting',
  storage: 'legal.taskStorage',
  mail: 'legal.taskMail',
  messages: 'legal.taskMessages',
  payments: 'legal.taskPayments',
  ai: 'legal.taskAi',
  signIn: 'legal.taskSignIn',
  support: 'legal.taskSupport',
} as const satisfies Record<Processor['task'], PlainKey>;

const TRANSFERS = {
  none: 'legal.transfersNone',
  adequacy: 'legal.transfersAdequacy',
  clauses: 'legal.transfersClauses',
} as const satisfies Record<NonNullable<LegalEnv['LEGAL_TRANSFERS']>, PlainKey>;

/** The legal settings as paragraphs; a missing setting adds none. */
export function legalLines(env: LegalEnv, locale: Locale): LegalLines {
  const text = textsOf(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const country = (code: string): string => countries.of(code) ?? code;
  const given = <T>(value: T | undefined, say: (value: T) => string): string[] =>
    value === undefined ? [] : [say(value)];
  return {
    operator: [
      ...given(env.LEGAL_OPERATOR, (name) => text('legal.lineOperator', { name })),
      ...given(env.LEGAL_ADDRESS, (address) => text('legal.lineAddress', { address })),
      ...given(env.LEGAL_TAX_ID, (id) => text('legal.lineTaxId', { id })),
    ],
    officer: [
      ...given(env.LEGAL_PRIVACY_OFFICER, (name) => text('legal.lineOfficer', { name })),
      ...given(env.LEGAL_PRIVACY_EMAIL, (email) => text('legal.linePrivacyEmail', { email })),
    ],
    processors: [
      ...(env.LEGAL_PROCESSORS ?? []).map(({ name, task, country: code }) =>
        text('legal.lineProcessor', { name, task: text(TASKS[task]), country: country(code) }),
      ),
      ...given(env.LEGAL_TRANSFERS, (basis) => text(TRANSFERS[basis])),
    ],
    retention: given(env.LEGAL_BACKUP_DAYS, (days) => text('legal.lineBackups', { days })),
    law: [
      ...given(env.LEGAL_COUNTRY, (code) => text('legal.lineLaw', { country: country(code) })),
      ...given(env.LEGAL_FORUM, (forum) => text('legal.lineForum', { forum })),
    ],
  };
}
