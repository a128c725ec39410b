import { createListeners } from '@lauda/local-first/listeners';
import { useSyncExternalStore } from 'react';
import { currentTheme, keepTheme, type ThemeChoice } from './theme-choice.ts';

const listeners = createListeners();

export function setTheme(choice: ThemeChoice): void {
  keepTheme(choice);
  listeners.notify();
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(listeners.subscribe, currentTheme);
