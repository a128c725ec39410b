import * as z from 'zod/mini';

/** The kinds of work a company does for the operator with personal data; each has a name in both languages. */
export const PROCESSOR_TASKS = [
  'hosting',
  'storage',
  'mail',
  'messages',
  'payments',
  'ai',
  'signIn',
  'support',
] as const;

export interface Processor {
  name: string;
  task: (typeof PROCESSOR_TASKS)[number];
  /** ISO 3166 country code. */
  country: string;
}

const line = z.string().check(z.minLength(1, 'is empty'), z.maxLength(300, 'is longer than 300 characters'));
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'is not a country code such as BR'));

/** `Name:task:country`, separated by semicolons. */
const processors = z.pipe(
  z.string(),
  z.transform((value: string, context): Processor[] =>
    value
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .flatMap((entry) => {
        const [name = '', given = '', country = '', ...rest] = entry.split(':').map((part) => part.trim());
        const task = PROCESSOR_TASKS.find((known) => known === given);
        if (name !== '' && task !== undefined && /^[A-Z]{2}$/.test(country) && rest.length === 0)
          return { name, task, country };
        context.issues.push({
          code: 'custom',
          input: value,
          message: `holds '${entry}', which is not Name:task:country with one of ${PROCESSOR_TASKS.join(', ')}`,
        });
        return [];
      }),
  ),
);

/** For the privacy policy and the terms. A missing setting omits its line, and staff see a notice. */
export const LEGAL_SETTINGS = {
  LEGAL_OPERATOR: z.optional(line),
  LEGAL_ADDRESS: z.optional(line),
  LEGAL_TAX_ID: z.optional(line),
  LEGAL_PRIVACY_OFFICER: z.optional(line),
  LEGAL_PRIVACY_EMAIL: z.optional(z.email('is not a mail address')),
  LEGAL_PROCESSORS: z.optional(processors),
  LEGAL_TRANSFERS: z.optional(z.enum(['none', 'adequacy', 'clauses'], 'is not none, adequacy or clauses')),
  LEGAL_BACKUP_DAYS: z.optional(
    z.coerce.number('is not a number').check(z.int('is not a whole number'), z.minimum(0), z.maximum(3_650)),
  ),
  LEGAL_COUNTRY: z.optional(countryCode),
  LEGAL_FORUM: z.optional(line),
} as const;

type SettingName = keyof typeof LEGAL_SETTINGS;
export type LegalEnv = { [Name in SettingName]?: z.output<(typeof LEGAL_SETTINGS)[Name]> };

const NAMES = Object.keys(LEGAL_SETTINGS) as SettingName[];

/** The operator's name and address, shown as one line in every mail. */
export const senderOf = ({ LEGAL_OPERATOR, LEGAL_ADDRESS }: LegalEnv): string | null =>
  [LEGAL_OPERATOR, LEGAL_ADDRESS].filter((part) => part !== undefined).join(' · ') || null;

/** Names of the missing settings, shown to staff. */
export const missingLegalSettings = (env: LegalEnv): string[] =>
  NAMES.filter((name) => env[name] === undefined);
