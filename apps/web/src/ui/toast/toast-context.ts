import { createContext, use } from 'react';
import type { ToastStore } from './toast-store.ts';

/** The app creates one store, so that code outside React (a failed request) can show a toast too. */
export const ToastContext = createContext<ToastStore | null>(null);

export function useToast(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastContext above it');
  return store;
}
