import { PAGE_ALTERNATES, pageAddress, type PagePath, type PagePrefix } from '@lauda/contract/site/pages';
import { LOCALES, type Locale } from '@lauda/domain/locale';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { PlainKey } from '@lauda/messages';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../lib/preferences/language.ts';
import { THEME_CHOICES, type ThemeChoice } from '../../lib/preferences/theme-choice.ts';
import { buttonStyles } from '../../ui/button-styles.ts';

const MENU_ID = 'preferences';
const ITEM =
  'flex min-h-10 w-full items-center rounded-control px-3 text-start text-sm hover:bg-text/6 aria-pressed:bg-soft aria-pressed:text-on-soft aria-[current]:bg-soft aria-[current]:text-on-soft max-md:min-h-12';
const LABEL = 'px-3 pt-2 pb-1 text-xs font-semibold text-muted';

const THEME_LABELS: Record<ThemeChoice, PlainKey> = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
};

const prefixOf = (locale: Locale): PagePrefix =>
  PAGE_ALTERNATES.find(({ hreflang }) => locale.startsWith(hreflang))?.prefix ?? '';

/**
 * Theme and language on a prerendered page: the menu opens natively, languages are links, the page's script does the
 * rest.
 */
export function PagePreferences({ path }: { path: PagePath }) {
  const { text, locale } = useI18n();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={text('shell.preferences')}
        className={buttonStyles({ variant: 'quiet', size: 'icon' })}
      >
        <SunMoon aria-hidden />
      </button>
      <div id={MENU_ID} popover="auto" className="page-menu rounded-card p-1 shadow-popover">
        <div role="group" aria-label={text('shell.theme')} data-needs-script hidden>
          <p aria-hidden className={LABEL}>
            {text('shell.theme')}
          </p>
          {THEME_CHOICES.map((choice) => (
            <button key={choice} type="button" data-theme-choice={choice} className={ITEM}>
              {text(THEME_LABELS[choice])}
            </button>
          ))}
        </div>
        <div role="group" aria-label={text('shell.language')}>
          <p aria-hidden className={LABEL}>
            {text('shell.language')}
          </p>
          {LOCALES.map((other) => (
            <a
              key={other}
              href={pageAddress(prefixOf(other), path)}
              lang={other}
              hrefLang={other}
              data-locale={other}
              aria-current={other === locale ? 'true' : undefined}
              className={ITEM}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          ))}
        </div>
      </div>
    </>
  );
}
