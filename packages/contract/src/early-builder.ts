import { LOCALES, type Locale } from '@lauda/domain/locale';

/** The address whose page brings a form that takes text before the program is there. */
export const EARLY_BUILDER_PATH = '/builder';

/** Whom it is made for: the frame around it differs. */
const READERS = ['visitor', 'user'] as const;
export type EarlyBuilderReader = (typeof READERS)[number];

/** Below the folder of the built web app. */
export const earlyBuilderFile = (locale: Locale, reader: EarlyBuilderReader): string =>
  `early-builder/${locale}-${reader}.html`;

export const EARLY_BUILDER_VARIANTS = LOCALES.flatMap((locale) =>
  READERS.map((reader) => ({ locale, reader, file: earlyBuilderFile(locale, reader) })),
);

/** Stands in the form until the server writes down whose it is: a user's id, or this word for a visitor. */
export const EARLY_BUILDER_OWNER_BLANK = 'data-owner=""';
export const EARLY_BUILDER_VISITOR = 'visitor';
