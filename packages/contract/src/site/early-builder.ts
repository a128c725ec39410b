import { LOCALES, type Locale } from '@lauda/domain/locale';

/** The address of the page whose form accepts text before the app has loaded. */
export const EARLY_BUILDER_PATH = '/builder';

/** Who the page is built for: frame and tabs differ. */
const READERS = ['visitor', 'user', 'userWithCoach'] as const;
export type EarlyBuilderReader = (typeof READERS)[number];

/** Path below the folder of the built web app. */
export const earlyBuilderFile = (locale: Locale, reader: EarlyBuilderReader): string =>
  `early-builder/${locale}-${reader}.html`;

export const EARLY_BUILDER_VARIANTS = LOCALES.flatMap((locale) =>
  READERS.map((reader) => ({ locale, reader, file: earlyBuilderFile(locale, reader) })),
);

/** Placeholder in the form. The server fills in the owner: a user's id, or this word for a visitor. */
export const EARLY_BUILDER_OWNER_BLANK = 'data-owner=""';
export const EARLY_BUILDER_VISITOR = 'visitor';
