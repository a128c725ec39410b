import type { SectionName } from '@lauda/domain/resume/sections';
import type { ReactNode } from 'react';
import { SaveStatus } from '../save-status.tsx';
import type { BuilderTab } from './builder-tab.ts';
import { PaneSwitch } from './builder-tabs.tsx';
import { ChecksButton } from './checks-button.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SectionNav } from './section-nav.tsx';

interface BuilderHeadProps {
  tab: BuilderTab;
  onPage: readonly SectionName[];
  onChoose: () => void;
  exportMenu: ReactNode;
}

/** Stays in sight: whether the work is safe, the way back, and the way on. */
export function BuilderHead({ tab, onPage, onChoose, exportMenu }: BuilderHeadProps) {
  return (
    <div className="sticky top-[calc(var(--frame-top)+3.5rem)] z-10 border-b border-border bg-bg/95 px-4 py-2 backdrop-blur-sm md:px-6">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <div className="min-w-0 flex-1">
          <SaveStatus onChoose={onChoose} />
        </div>
        <HistoryButtons />
        <ChecksButton />
        <PaneSwitch tab={tab} />
        {exportMenu}
      </div>
      {tab !== 'design' && (
        <div className={tab === 'preview' ? 'max-md:hidden md:mt-2' : 'md:mt-2'}>
          <SectionNav onPage={onPage} />
        </div>
      )}
    </div>
  );
}
