import { useSyncExternalStore } from 'react';
import { currentTheme, keepTheme, type ThemeChoice } from './theme-choice.ts';

const listeners = new Set<() => void>();

export function setTheme(choice: ThemeChoice): void {
  keepTheme(choice);
  for (const notify of listeners) notify();
}

export const useTheme = (): ThemeChoice =>
  useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, currentTheme);
