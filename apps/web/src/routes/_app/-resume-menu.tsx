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
  /** Null before the resume's first save. */
  resumeId: string | null;
  source: BuilderSource;
  hasPdf: boolean;
}

/** Actions for a resume that is in the account; before that a picture, so that the tools beside it do not move. */
export function ResumeMenu({ resumeId, source, hasPdf }: ResumeMenuProps) {
  const text = useText();
  const [isSharing, setSharing] = useState(false);
  const title = resumeTitle(source.getResume());
  const label = text('resumeList.actionsOf', { title });
  if (resumeId === null)
    return (
      <span inert aria-hidden className="opacity-60">
        <MoreMenu label={label}>{null}</MoreMenu>
      </span>
    );
  return (
    <>
      <MoreMenu label={label}>
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
