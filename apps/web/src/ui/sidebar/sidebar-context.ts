import { createContext, use } from 'react';

interface SidebarState {
  isCollapsed: boolean;
  isSheet: boolean;
  /** Closes the sheet, which covers the page, when an item is selected. */
  onItemSelect: () => void;
}

export const SidebarContext = createContext<SidebarState>({
  isCollapsed: false,
  isSheet: false,
  onItemSelect: () => {},
});

export const useSidebar = (): SidebarState => use(SidebarContext);
