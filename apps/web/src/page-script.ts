import './styles/pages.css';
import { isLocale } from '@lauda/domain/locale';
import { trackWebVitals } from './lib/web-vitals.ts';
import { prefetchApp } from './lib/pages/prefetch-app.ts';
import { untilIdle } from './lib/until-idle.ts';
import { keepLanguage } from './lib/preferences/language.ts';
import { currentTheme, isThemeChoice, keepTheme } from './lib/preferences/theme-choice.ts';

/** All that a prerendered page runs. Without it, all content is readable and every link works. */

const themeButtons = document.querySelectorAll<HTMLElement>('[data-theme-choice]');
const showTheme = () => {
  for (const button of themeButtons)
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === currentTheme()));
};
for (const part of document.querySelectorAll<HTMLElement>('[data-needs-script]')) part.hidden = false;
for (const button of themeButtons)
  button.addEventListener('click', () => {
    const choice = button.dataset['themeChoice'];
    if (isThemeChoice(choice)) keepTheme(choice);
    showTheme();
  });
showTheme();

for (const link of document.querySelectorAll<HTMLElement>('[data-locale]'))
  link.addEventListener('click', () => {
    const { locale } = link.dataset;
    if (isLocale(locale)) keepLanguage(locale);
  });

document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
});

// Browsers buffer these metrics, so this does not delay rendering.
void untilIdle().then(() => trackWebVitals('page'));
prefetchApp(document.body.dataset['appFiles']?.split(' ') ?? []);
