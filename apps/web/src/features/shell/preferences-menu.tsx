import { LOCALES } from '@lauda/domain/locale';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { ReactElement } from 'react';
import { useI18n } from '../../lib/i18n/i18n.tsx';
import { LANGUAGE_NAMES, setLanguage } from '../../lib/preferences/language.ts';
import { setTheme, useTheme } from '../../lib/preferences/theme.ts';
import { THEME_CHOICES, type ThemeChoice } from '../../lib/preferences/theme-choice.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuGroup, MenuSeparator } from '../../ui/menu/menu-group.tsx';
import { MenuRadioItem } from '../../ui/menu/menu-item.tsx';

export const THEME_LABELS = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const satisfies Record<ThemeChoice, string>;

interface PreferencesMenuProps {
  trigger?: ReactElement;
}

/** Theme and language, for visitors and users. */
export function PreferencesMenu({ trigger }: PreferencesMenuProps) {
  const { text, locale } = useI18n();
  const theme = useTheme();
  const button = trigger ?? (
    <IconButton label={text('shell.preferences')}>
      <SunMoon aria-hidden />
    </IconButton>
  );
  return (
    <Menu trigger={button} align="end">
      <MenuGroup label={text('shell.theme')}>
        {THEME_CHOICES.map((choice) => (
          <MenuRadioItem key={choice} isChecked={theme === choice} onSelect={() => setTheme(choice)}>
            {text(THEME_LABELS[choice])}
          </MenuRadioItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text('shell.language')}>
        {LOCALES.map((choice) => (
          <MenuRadioItem key={choice} isChecked={locale === choice} onSelect={() => setLanguage(choice)}>
            <span lang={choice}>{LANGUAGE_NAMES[choice]}</span>
          </MenuRadioItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
