import { oncePerLocale } from '@lauda/messages';
import { useLocale } from '../../lib/i18n/i18n.tsx';
import { toDate } from './stamp.ts';

// Cached because every card of a board formats a date.
const dayTextsOf = oncePerLocale((locale) => {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | null = null;
    return (at: string): string => {
      format ??= new Intl.DateTimeFormat(locale, options);
      return format.format(toDate(at));
    };
  };
  return {
    /** 'Nov 20' */
    short: writer({ day: 'numeric', month: 'short' }),
    /** 'Nov 20, 2026' */
    day: writer({ dateStyle: 'medium' }),
    moment: writer({ dateStyle: 'medium', timeStyle: 'short' }),
    time: writer({ timeStyle: 'short' }),
    month: writer({ month: 'long', year: 'numeric' }),
    weekday: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortWeekday: writer({ weekday: 'short' }),
  };
});

/** Stored dates and timestamps formatted for the locale. */
export const useDayTexts = () => dayTextsOf(useLocale());
