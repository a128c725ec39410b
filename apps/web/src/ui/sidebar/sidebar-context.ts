import { createContext, use } from 'react';

interface SidebarState {
  isCollapsed: boolean;
  isSheet: boolean;
  /** The sheet covers the page: choosing something there uncovers it. */
  onItemSelect: () => void;
}

export const SidebarContext = createContext<SidebarState>({
  isCollapsed: false,
  isSheet: false,
  onItemSelect: () => {},
});

export const useSidebar = (): SidebarState => use(SidebarContext);
