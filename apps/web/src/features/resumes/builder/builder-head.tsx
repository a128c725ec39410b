import type { SectionName } from '@lauda/domain/resume/sections';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { useOpenResume } from '../use-draft.ts';
import type { BuilderTab, Offers } from './builder-tab.ts';
import { PaneSwitch } from './builder-tabs.tsx';
import { ChecksButton } from './checks/checks-button.tsx';
import { HistoryButtons } from './commands/history-buttons.tsx';
import { HEAD, HEAD_TOOLS } from './layout.ts';
import { SectionNav } from './section-nav.tsx';
import { useBuilderCommands } from './commands/use-builder-commands.tsx';
import { useJump } from './places/use-jump.ts';

interface BuilderHeadProps {
  tab: BuilderTab;
  offers: Offers;
  onPage: readonly SectionName[];
  onChoose: () => void;
  exportMenu: ReactNode;
}

/** Sticky: save status, back link and the main action. */
export function BuilderHead({ tab, offers, onPage, onChoose, exportMenu }: BuilderHeadProps) {
  const text = useText();
  const { jumpTo } = useJump();
  const openResume = useOpenResume();
  const [askedAt, setAskedAt] = useState(0);
  useBuilderCommands(onPage, offers, () => {
    setAskedAt(Date.now());
    void openResume.write().then(() => openResume.settle());
  });
  return (
    <div className={HEAD}>
      <div role="group" aria-label={text('builder.tools')} className={HEAD_TOOLS}>
        {/* First, so that the status and tools that load later do not move them. */}
        <HistoryButtons />
        <ChecksButton />
        <div className="min-w-0 flex-1">
          <SaveStatus onChoose={onChoose} onJump={jumpTo} askedAt={askedAt} />
        </div>
        <PaneSwitch tab={tab} offers={offers} />
        {exportMenu}
      </div>
      {(tab === 'edit' || tab === 'preview') && (
        <div className={tab === 'preview' ? 'max-md:hidden md:mt-2' : 'md:mt-2'}>
          <SectionNav onPage={onPage} />
        </div>
      )}
    </div>
  );
}
