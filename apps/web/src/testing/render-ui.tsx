import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider, loadTranslator } from '../lib/i18n/i18n.tsx';

const translator = await loadTranslator('en-US');

/** Renders with the English texts and a simulated user. */
export function renderUi(children: ReactNode) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider translator={translator}>{children}</I18nProvider>
  );
  return { user: userEvent.setup(), ...render(children, { wrapper }) };
}
