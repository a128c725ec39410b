import { useMemo } from 'react';
import { useLocale } from '../../lib/i18n/i18n.tsx';
import { toDate } from './stamp.ts';

/** Stored days and moments as the language writes them. */
export function useDayTexts() {
  const locale = useLocale();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (at: string): string => format.format(toDate(at));
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
  }, [locale]);
}
