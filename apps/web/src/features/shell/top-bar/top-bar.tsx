import Menu from 'lucide-react/icons/menu';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { TOP_BAR } from '../frame-layout.ts';
import { PreferencesMenu } from '../preferences-menu.tsx';

interface TopBarProps {
  isSidebarCollapsed: boolean;
  onToggleSidebar: () => void;
  onOpenNavigation: () => void;
  onOpenPalette: () => void;
}

export function TopBar({
  isSidebarCollapsed,
  onToggleSidebar,
  onOpenNavigation,
  onOpenPalette,
}: TopBarProps) {
  const text = useText();
  const isPhone = useMediaQuery(PHONE_QUERY);
  return (
    <header className={TOP_BAR}>
      {isPhone ? (
        <IconButton label={text('shell.openNavigation')} onClick={onOpenNavigation}>
          <Menu aria-hidden />
        </IconButton>
      ) : (
        <IconButton
          label={text('shell.toggleSidebar')}
          aria-expanded={!isSidebarCollapsed}
          className="aria-expanded:bg-transparent!"
          onClick={onToggleSidebar}
          tooltipSide="bottom"
        >
          <PanelLeft aria-hidden />
        </IconButton>
      )}
      <div className="min-w-0 flex-1 ps-1">
        <Breadcrumbs />
      </div>
      <IconButton label={text('shell.openPalette')} onClick={onOpenPalette} tooltipSide="bottom">
        <Search aria-hidden />
      </IconButton>
      <PreferencesMenu />
    </header>
  );
}
