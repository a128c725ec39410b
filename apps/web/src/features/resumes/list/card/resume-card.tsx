import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import Copy from 'lucide-react/icons/copy';
import GitBranch from 'lucide-react/icons/git-branch';
import Languages from 'lucide-react/icons/languages';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useState } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { CARD_LINK } from '../../../../ui/card-link.ts';
import { MenuItem } from '../../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../../ui/menu/more-menu.tsx';
import type { FamilyPlace } from '../families.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { RenameField } from './rename-field.tsx';
import { ResumeThumbnail } from './resume-thumbnail.tsx';

export interface CardActions {
  onRename: (resume: ResumeSummary, title: string) => void;
  onDuplicate: (resume: ResumeSummary) => void;
  onMakeVariant: (resume: ResumeSummary) => void;
  onMakeTwin: (resume: ResumeSummary) => void;
  onShare: (resume: ResumeSummary) => void;
  onDelete: (resume: ResumeSummary) => void;
}

interface ResumeCardProps extends CardActions {
  resume: ResumeSummary;
  family: FamilyPlace;
  place: number;
  count: number;
  canDuplicate: boolean;
}

/** A resume card with a menu for its actions. On a phone it is laid out horizontally. */
export const ResumeCard = memo(function ResumeCard({
  resume: original,
  family: { twin, ...family },
  place,
  count,
  canDuplicate,
  ...actions
}: ResumeCardProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  const [isTwin, setTwin] = useState(false);
  const resume = isTwin && twin !== null ? twin.resume : original;
  const title = resume.title.trim() || text('resumes.myResume');
  const match = resume === original ? family.match : null;
  const waiting = (resume === original ? family.openUpdates : twin?.openUpdates) ?? 0;
  return (
    <li
      aria-posinset={place}
      aria-setsize={count}
      className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface transition-colors focus-within:border-control hover:border-control max-sm:flex-row"
    >
      <div className="min-h-0 flex-1 overflow-hidden bg-sunken px-6 pt-6 max-sm:w-24 max-sm:flex-none max-sm:px-3 max-sm:pt-3">
        <div className="size-full bg-paper shadow-paper transition-transform group-hover:-translate-y-0.5 motion-reduce:transform-none">
          <ResumeThumbnail resume={resume} />
        </div>
      </div>
      <div className="flex items-center gap-2 border-t border-border py-2.5 ps-4 pe-2 max-sm:min-w-0 max-sm:flex-1 max-sm:gap-1 max-sm:ps-3 max-sm:border-s max-sm:border-t-0">
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <RenameField
              title={title}
              onCancel={() => setRenaming(false)}
              onRename={(next) => {
                setRenaming(false);
                actions.onRename(resume, next);
              }}
            />
          ) : (
            <Link
              to="/builder"
              search={{ resume: resume.id }}
              className={cx(
                'truncate font-medium sm:block max-sm:whitespace-normal',
                match === null ? 'max-sm:line-clamp-2' : 'max-sm:line-clamp-1',
                CARD_LINK,
              )}
            >
              {title}
            </Link>
          )}
          {twin === null ? (
            <FamilyLine family={family} />
          ) : (
            <LanguageSwitch title={title} isTwin={resume !== original} onChange={setTwin} />
          )}
          <div className="flex flex-wrap items-center gap-x-2">
            {waiting > 0 ? (
              <Link
                to="/builder"
                search={{ resume: resume.id, tab: 'proposals' }}
                className="relative z-10 mt-0.5 inline-block rounded-full bg-soft px-2 text-xs leading-5 font-medium text-on-soft hover:underline pointer-coarse:py-1.5"
              >
                {text('resumeList.updates', { count: waiting })}
              </Link>
            ) : (
              <p className={cx('truncate text-sm text-muted', family.baseTitle !== null && 'max-sm:sr-only')}>
                {text('resumes.updatedAt', { date: new Date(resume.updatedAt) })}
              </p>
            )}
            {match !== null && (
              <p className="text-sm text-muted tabular-nums">{text('resumeList.match', { score: match })}</p>
            )}
          </div>
        </div>
        <div className="relative z-10">
          <MoreMenu label={text('resumeList.actionsOf', { title })}>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
              {text('resumeList.rename')}
            </MenuItem>
            <MenuItem
              icon={<Copy aria-hidden />}
              isDisabled={!canDuplicate}
              onSelect={() => actions.onDuplicate(resume)}
            >
              {canDuplicate ? text('resumeList.duplicate') : text('resumeList.duplicateFull')}
            </MenuItem>
            <MenuItem
              icon={<GitBranch aria-hidden />}
              isDisabled={!canDuplicate}
              onSelect={() => actions.onMakeVariant(resume)}
            >
              {canDuplicate ? text('resumeList.makeVariant') : text('resumeList.makeVariantFull')}
            </MenuItem>
            {twin === null && (
              <MenuItem
                icon={<Languages aria-hidden />}
                isDisabled={!canDuplicate}
                onSelect={() => actions.onMakeTwin(resume)}
              >
                {canDuplicate ? text('resumeList.makeTwin') : text('resumeList.makeTwinFull')}
              </MenuItem>
            )}
            <MenuItem icon={<Share2 aria-hidden />} onSelect={() => actions.onShare(resume)}>
              {text('resumeList.share')}
            </MenuItem>
            <MenuItem
              icon={<History aria-hidden />}
              render={<Link to="/resume-history" search={{ resume: resume.id }} />}
            >
              {text('resumeList.history')}
            </MenuItem>
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => actions.onDelete(resume)}>
              {text('resumes.delete')}
            </MenuItem>
          </MoreMenu>
        </div>
      </div>
    </li>
  );
});

/** The base of a variant, or the number of variants. On a phone, a variant's pending changes are enough. */
function FamilyLine({
  family: { baseTitle, openUpdates, variantCount },
}: {
  family: Omit<FamilyPlace, 'twin'>;
}) {
  const text = useText();
  if (baseTitle === null && variantCount === 0) return null;
  return (
    <p
      className={cx(
        'flex min-w-0 items-center gap-1.5 text-sm text-muted',
        openUpdates !== null && openUpdates > 0 && 'max-sm:sr-only',
      )}
    >
      <GitBranch aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">
        {baseTitle === null
          ? text('resumeList.variants', { count: variantCount })
          : text('resumeList.variantOf', { title: baseTitle.trim() || text('resumes.myResume') })}
      </span>
    </p>
  );
}
