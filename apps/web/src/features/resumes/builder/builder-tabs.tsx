import { Link } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import Palette from 'lucide-react/icons/palette';
import PenLine from 'lucide-react/icons/pen-line';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { type BuilderTab, type Offers, tabsWith } from './builder-tab.ts';
import { BOTTOM_TAB, BOTTOM_TABS, PANE_SWITCH, PANE_SWITCH_LINK } from './layout.ts';

export const TAB_ICONS: Record<BuilderTab, ComponentType<{ 'aria-hidden': true; className: string }>> = {
  edit: PenLine,
  preview: Eye,
  design: Palette,
  coach: MessageCircle,
  proposals: Inbox,
};

interface TabsProps {
  tab: BuilderTab;
  offers: Offers;
}

interface TabLinkProps {
  name: BuilderTab;
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}

/** The URL stores the open tab. The router's active-link check does not know that the edit tab has no parameter. */
const TabLink = ({ name, isCurrent, className, children }: TabLinkProps) => (
  <Link
    to="/builder"
    search={(now) => ({ ...now, tab: name === 'edit' ? undefined : name })}
    replace
    resetScroll={false}
    activeOptions={{ exact: true, includeSearch: true }}
    activeProps={{}}
    aria-current={isCurrent ? 'page' : undefined}
    className={className}
  >
    {children}
  </Link>
);

const Count = ({ name, offers }: { name: BuilderTab; offers: Offers }) =>
  name === 'proposals' && offers.proposals !== null && offers.proposals > 0 ? (
    <span className="ms-1 font-semibold text-primary tabular-nums">{offers.proposals}</span>
  ) : null;

/** Within thumb reach on one-column screens. */
export function BottomTabs({ tab, offers }: TabsProps) {
  const text = useText();
  // Toasts are rendered outside the workspace, above these tabs and below the tools.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-bottom', '4.5rem');
    style.setProperty('--toast-top', '10rem');
    return () => {
      style.removeProperty('--toast-bottom');
      style.removeProperty('--toast-top');
    };
  }, []);
  return (
    <nav aria-label={text('builder.views')} className={BOTTOM_TABS}>
      {tabsWith(offers).map((name) => {
        const Icon = TAB_ICONS[name];
        return (
          <TabLink key={name} name={name} isCurrent={name === tab} className={BOTTOM_TAB}>
            <Icon aria-hidden className="size-5" />
            <span>
              {text('builder.view', { tab: name })}
              <Count name={name} offers={offers} />
            </span>
          </TabLink>
        );
      })}
    </nav>
  );
}

/** With two columns the preview is always visible; only the pane beside it changes. */
export function PaneSwitch({ tab, offers }: TabsProps) {
  const text = useText();
  const beside = tab === 'preview' ? 'edit' : tab;
  return (
    <nav aria-label={text('builder.views')} className={PANE_SWITCH}>
      {tabsWith(offers)
        .filter((name) => name !== 'preview')
        .map((name) => {
          const Icon = TAB_ICONS[name];
          return (
            <TabLink key={name} name={name} isCurrent={name === beside} className={PANE_SWITCH_LINK}>
              {/* Four labels beside the status and the tools do not fit a narrow window. */}
              <Icon aria-hidden className="size-4 lg:hidden" />
              <span className="max-lg:sr-only">{text('builder.view', { tab: name })}</span>
              <Count name={name} offers={offers} />
            </TabLink>
          );
        })}
    </nav>
  );
}
