import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Flags } from '@lauda/domain/flags';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useState } from 'react';
import { watchOnScreenKeyboard } from '../../lib/screen/on-screen-keyboard.ts';
import { useShortcut } from '../../lib/screen/use-shortcut.ts';
import { AppSidebar } from './sidebar/app-sidebar.tsx';
import { Footer } from './footer.tsx';
import { CONTENT, CONTENT_OF_WORKSPACE, FRAME, FRAME_COLUMN, FRAME_OF_WORKSPACE } from './frame-layout.ts';
import { PanelBoundary } from './failures/panel-boundary.tsx';
import { PaletteHost } from './commands/palette-host.tsx';
import { ShortcutsDialog } from './commands/shortcuts-dialog.tsx';
import { useSidebarState } from './sidebar/sidebar-state.ts';
import { CONTENT_ID } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useRefusedFiles } from './use-refused-files.ts';

interface AppFrameProps {
  user: SessionUser | null;
  isVisitor: boolean;
  flags: Flags;
  /** Whether there is a pricing page. */
  isSelling: boolean;
  supportEmail: string | null;
  /** Shows only the screen, for a full-window preview. */
  isFullscreen: boolean;
  /** The screen fills the window from 768 px up: its panes scroll by themselves and there is no footer. */
  isWorkspace: boolean;
  onCreateResume: () => void;
  onLogOut: () => void;
  children: ReactNode;
}

/** Sidebar, top bar and footer around a screen of the app. */
export function AppFrame({
  user,
  isVisitor,
  flags,
  supportEmail,
  isFullscreen,
  isWorkspace,
  children,
  ...actions
}: AppFrameProps) {
  const { isCollapsed, isMobileOpen, setMobileOpen, toggle } = useSidebarState();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useRefusedFiles();
  useEffect(watchOnScreenKeyboard, []);
  useShortcut('Mod+B', toggle);
  useShortcut('Mod+/', () => setHelpOpen((isOpen) => !isOpen));
  useShortcut('Mod+K', () => setPaletteOpen((isOpen) => !isOpen));
  const content = (
    <main id={CONTENT_ID} tabIndex={-1} className={cx(CONTENT, isWorkspace && CONTENT_OF_WORKSPACE)}>
      {children}
    </main>
  );
  const overlays = (
    <>
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
      <PaletteHost
        isOpen={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        user={user}
        flags={flags}
        onToggleSidebar={toggle}
        onShowShortcuts={() => setHelpOpen(true)}
        {...actions}
      />
    </>
  );

  // Same element structure either way: entering full screen must not remount the screen.
  return (
    <div className={cx(FRAME, isWorkspace && FRAME_OF_WORKSPACE)}>
      {!isFullscreen && (
        <PanelBoundary>
          <AppSidebar
            user={user}
            isVisitor={isVisitor}
            flags={flags}
            isCollapsed={isCollapsed}
            isMobileOpen={isMobileOpen}
            onMobileOpenChange={setMobileOpen}
            {...actions}
          />
        </PanelBoundary>
      )}
      <div className={FRAME_COLUMN}>
        {!isFullscreen && (
          <TopBar
            isSidebarCollapsed={isCollapsed}
            onToggleSidebar={toggle}
            onOpenNavigation={() => setMobileOpen(true)}
            onOpenPalette={() => setPaletteOpen(true)}
          />
        )}
        {content}
        {!isFullscreen && !isWorkspace && <Footer supportEmail={supportEmail} />}
      </div>
      {overlays}
    </div>
  );
}
