import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Flags } from '@lauda/domain/flags';
import { LOCALES } from '@lauda/domain/locale';
import { useNavigate } from '@tanstack/react-router';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CreditCard from 'lucide-react/icons/credit-card';
import Home from 'lucide-react/icons/house';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import PanelLeft from 'lucide-react/icons/panel-left';
import Plus from 'lucide-react/icons/plus';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { LANGUAGE_NAMES, setLanguage } from '../../../lib/preferences/language.ts';
import { setTheme, useTheme } from '../../../lib/preferences/theme.ts';
import { THEME_CHOICES } from '../../../lib/preferences/theme-choice.ts';
import { navigationFor } from '../navigation.ts';
import { THEME_LABELS } from '../preferences-menu.tsx';

export interface CommandContext {
  user: SessionUser | null;
  flags: Flags;
  isSelling: boolean;
  onToggleSidebar: () => void;
  onShowShortcuts: () => void;
  onCreateResume: () => void;
  onLogOut: () => void;
}

/** The command palette's commands for this user. */
export function useShellCommands({ user, flags, isSelling, ...on }: CommandContext) {
  const { text, locale } = useI18n();
  const theme = useTheme();
  const navigate = useNavigate();
  const screens = [
    ...navigationFor({ user, flags }),
    { to: '/', label: 'shell.home', icon: Home },
    ...(isSelling ? [{ to: '/pricing', label: 'shell.pricing', icon: CreditCard } as const] : []),
    { to: '/faq', label: 'shell.faq', icon: CircleHelp },
  ] as const;

  const goTo = screens.map(({ to, label, icon: Icon }) => ({
    id: to,
    label: text(label),
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate({ to }),
  }));
  const themes = THEME_CHOICES.filter((choice) => choice !== theme).map((choice) => ({
    id: `theme-${choice}`,
    label: `${text('shell.theme')}: ${text(THEME_LABELS[choice])}`,
    icon: <SunMoon aria-hidden />,
    onSelect: () => setTheme(choice),
  }));
  const languages = LOCALES.filter((choice) => choice !== locale).map((choice) => ({
    id: `language-${choice}`,
    label: `${text('shell.language')}: ${LANGUAGE_NAMES[choice]}`,
    icon: <Languages aria-hidden />,
    onSelect: () => setLanguage(choice),
  }));
  const actions = [
    {
      id: 'create',
      label: text('shell.createNewResume'),
      icon: <Plus aria-hidden />,
      onSelect: on.onCreateResume,
    },
    {
      id: 'sidebar',
      label: text('shell.toggleSidebar'),
      icon: <PanelLeft aria-hidden />,
      shortcut: 'Mod+B',
      onSelect: on.onToggleSidebar,
    },
    {
      id: 'shortcuts',
      label: text('shell.showShortcuts'),
      icon: <Keyboard aria-hidden />,
      shortcut: 'Mod+/',
      onSelect: on.onShowShortcuts,
    },
    ...themes,
    ...languages,
    ...(user
      ? [{ id: 'log-out', label: text('shell.logOut'), icon: <LogOut aria-hidden />, onSelect: on.onLogOut }]
      : []),
  ];
  return {
    label: text('shell.openPalette'),
    placeholder: text('shell.palettePlaceholder'),
    screenLabel: text('shell.paletteThisScreen'),
    documentsLabel: text('shell.paletteDocuments'),
    groups: [
      { id: 'go', label: text('shell.paletteGoTo'), commands: goTo },
      { id: 'do', label: text('shell.paletteActions'), commands: actions },
    ],
  };
}
