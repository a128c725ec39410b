import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { UnreadableDocuments } from '../../ui/failures/unreadable-documents.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CARD_LINK } from '../../ui/card-link.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadFailure } from '../../ui/failures/load-failure.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { LetterCollection } from './letter-collection.ts';
import { LETTERS_KEY, type ListedLetter, lettersQuery } from './letters-query.ts';
import { useLetterActions } from './use-letter-actions.ts';

interface LetterListViewProps {
  letterCollection: LetterCollection;
  userId: string;
  /** The resume a new letter is based on, unless the user chooses another. */
  findLatestResumeId: () => Promise<string | null>;
  onOpen: (letterId: string) => void;
}

export function LetterListView({
  letterCollection,
  userId,
  findLatestResumeId,
  onOpen,
}: LetterListViewProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const list = useQuery(lettersQuery(letterCollection, userId));
  const { duplicate, remove } = useLetterActions(letterCollection, userId);
  useEffect(
    () =>
      letterCollection.onSaved(
        () => void queryClient.invalidateQueries({ queryKey: [LETTERS_KEY, userId, 'list'] }),
      ),
    [letterCollection, queryClient, userId],
  );
  const start = async () => {
    const resumeId = await findLatestResumeId().catch(() => null);
    onOpen(await letterCollection.start(userId, { resumeId }));
  };
  const isEmpty = list.data?.length === 0;
  const newLetter = (
    <Button variant="primary" onClick={() => void start()}>
      <Plus aria-hidden />
      {text('coverLetters.newLetter')}
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-8 md:px-8">
      <PageHeader
        title={text('screens.coverLetter')}
        description={text('coverLetters.listDescription')}
        actions={isEmpty ? undefined : newLetter}
      />
      <UnreadableDocuments type="letters" ownerId={userId} load={letterCollection.listUnreadable} />
      {list.isPending && <Skeleton className="h-40" />}
      {list.isError && (
        <LoadFailure title={text('coverLetters.listFailed')} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && (
        <Card padding="none">
          <EmptyState
            title={text('coverLetters.emptyTitle')}
            description={text('coverLetters.emptyDescription')}
            action={newLetter}
          />
        </Card>
      )}
      {list.data && !isEmpty && (
        <ul aria-label={text('screens.coverLetter')} className="grid gap-3">
          {list.data.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              onDuplicate={() => duplicate.mutate(letter.id)}
              onDelete={() => remove.mutate(letter)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LetterRowProps {
  letter: ListedLetter;
  onDuplicate: () => void;
  onDelete: () => void;
}

function LetterRow({ letter, onDuplicate, onDelete }: LetterRowProps) {
  const text = useText();
  const title = letter.company.trim() || text('coverLetters.unnamed');
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-border bg-surface py-3 ps-4 pe-2 transition-colors focus-within:border-control hover:border-control">
      <div className="min-w-0 flex-1">
        <Link
          to="/cover-letter"
          search={{ letter: letter.id }}
          className={cx('block truncate font-medium', CARD_LINK)}
        >
          {title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {letter.position.trim() !== '' && <span className="truncate">{letter.position}</span>}
          <span>{text('coverLetters.updatedAt', { date: letter.updatedAt })}</span>
          {letter.isHere && <Badge>{text('coverLetters.onThisDevice')}</Badge>}
        </p>
      </div>
      <div className="relative z-10">
        <MoreMenu label={text('coverLetters.actionsOf', { title })}>
          <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
            {text('coverLetters.duplicate')}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
            {text('coverLetters.delete')}
          </MenuItem>
        </MoreMenu>
      </div>
    </li>
  );
}
