import FileText from 'lucide-react/icons/file-text';
import LogIn from 'lucide-react/icons/log-in';
import PanelLeft from 'lucide-react/icons/panel-left';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { Sidebar } from '../../ui/sidebar/sidebar.tsx';
import { SidebarControl, SidebarItem } from '../../ui/sidebar/sidebar-item.tsx';
import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
} from '../../ui/sidebar/sidebar-sections.tsx';
import { PHONE_QUERY, useMediaQuery } from '../../ui/use-media-query.ts';

export function SidebarSection() {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isCollapsed, setIsCollapsed] = useState(false);
  const [isMobileOpen, setIsMobileOpen] = useState(false);
  const toggle = () => (isPhone ? setIsMobileOpen(true) : setIsCollapsed(!isCollapsed));
  return (
    <div className="flex h-104 overflow-hidden rounded-card border border-border max-md:h-auto [&>nav]:h-full">
      <Sidebar
        label="Example"
        isCollapsed={isCollapsed}
        isMobileOpen={isMobileOpen}
        onMobileOpenChange={setIsMobileOpen}
      >
        <SidebarHeader>
          <span className="px-2 font-display text-xl tracking-display">Lauda</span>
        </SidebarHeader>
        <SidebarContent>
          <SidebarControl icon={<Plus />} label="Criar novo currículo" variant="primary" />
          <SidebarGroup>
            <SidebarItem icon={<FileText />} label="Meus currículos" isActive />
            <SidebarItem
              icon={<Sparkles />}
              label="Adaptar currículo com IA"
              badge={<Badge tone="ai">IA</Badge>}
            />
            <SidebarItem icon={<Settings />} label="Configurações da conta" />
          </SidebarGroup>
          <SidebarGroup label="Ajuda e suporte">
            <SidebarItem icon={<LogIn />} label="Perguntas frequentes e ajuda detalhada" />
          </SidebarGroup>
        </SidebarContent>
        <SidebarFooter>
          <Menu
            side="top"
            hasTriggerWidth
            trigger={<SidebarControl icon={<Avatar size="sm" initial="M" />} label="Marina Alves" />}
          >
            <MenuItem>Log out</MenuItem>
          </Menu>
        </SidebarFooter>
      </Sidebar>
      <div className="p-3">
        <IconButton label="Toggle example sidebar" onClick={toggle}>
          <PanelLeft aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
