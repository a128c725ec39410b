import { createContext, use } from 'react';

type CloseMenu = (isFocusReturned: boolean) => void;

export const MenuContext = createContext<CloseMenu | null>(null);

export function useCloseMenu(): CloseMenu {
  const close = use(MenuContext);
  if (!close) throw new Error('A menu item needs a Menu around it');
  return close;
}
