import { resumeTitle } from '@lauda/domain/resume/title';
import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { BuilderSource } from '../../features/resumes/builder/workspace.tsx';
import { ShareDialog } from '../../features/sharing/share-dialog.tsx';
import { useText } from '../../lib/i18n/i18n.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';

interface ResumeMenuProps {
  resumeId: string;
  source: BuilderSource;
  hasPdf: boolean;
}

/** Actions for a resume that is in the account. */
export function ResumeMenu({ resumeId, source, hasPdf }: ResumeMenuProps) {
  const text = useText();
  const [isSharing, setSharing] = useState(false);
  const title = resumeTitle(source.getResume());
  return (
    <>
      <MoreMenu label={text('resumeList.actionsOf', { title })}>
        <MenuItem icon={<Share2 aria-hidden />} onSelect={() => setSharing(true)}>
          {text('resumeList.share')}
        </MenuItem>
        <MenuItem
          icon={<History aria-hidden />}
          render={<Link to="/resume-history" search={{ resume: resumeId }} />}
        >
          {text('resumeList.history')}
        </MenuItem>
      </MoreMenu>
      <ShareDialog
        resumeId={resumeId}
        title={title}
        hasPdf={hasPdf}
        isOpen={isSharing}
        onOpenChange={setSharing}
      />
    </>
  );
}
