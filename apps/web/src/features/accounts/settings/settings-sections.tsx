import type { PlainKey } from '@lauda/messages';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';

const SETTINGS_SECTIONS = {
  plan: 'privacy.sectionPlan',
  profile: 'privacy.sectionProfile',
  security: 'privacy.sectionSecurity',
  sessions: 'privacy.sectionSessions',
  notifications: 'privacy.sectionNotifications',
  data: 'privacy.sectionData',
  danger: 'privacy.sectionDanger',
} as const satisfies Record<string, PlainKey>;
type SettingsSectionId = keyof typeof SETTINGS_SECTIONS;

interface SettingsLayoutProps {
  header: ReactNode;
  /** False for a section that this installation does not offer. */
  sections: Readonly<Record<SettingsSectionId, ReactNode>>;
}

/** Sections stacked vertically, with a list of them at the side where there is room. */
export function SettingsLayout({ header, sections }: SettingsLayoutProps) {
  const text = useText();
  const all = Object.keys(SETTINGS_SECTIONS) as SettingsSectionId[];
  const ids = all.filter((id) => sections[id] !== false);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 md:px-8">
      {header}
      <div className="mt-6 grid gap-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={text('privacy.sections')} className="max-xl:hidden">
          <ul className="sticky top-20 grid gap-0.5 text-sm">
            {ids.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-control px-3 py-1.5 text-muted hover:bg-text/6 hover:text-text"
                >
                  {text(SETTINGS_SECTIONS[id])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-6">
          {ids.map((id) => (
            <div key={id} id={id} className="grid scroll-mt-20 gap-6 empty:hidden">
              {sections[id]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
