import type { ShareOutcome } from '@lauda/contract/site/share-target';
import type { Application, ApplicationState } from '@lauda/domain/application/application';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { SharedText } from '../../lib/files/shared-item.ts';
import { useSharedItem } from '../../lib/files/use-shared-item.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { LoadFailure } from '../../ui/failures/load-failure.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Select } from '../../ui/listbox/select.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { UnreadableDocuments } from '../../ui/failures/unreadable-documents.tsx';
import { ApplicationTable } from './application-table.tsx';
import { APPLICATION_VIEWS, type ApplicationsViewName } from './application-views.ts';
import { Board } from './board/board.tsx';
import { Calendar } from './calendar/calendar.tsx';
import type { ApplicationCollection } from './device/application-collection.ts';
import { applicationsKey, applicationsQuery, type ListedApplication } from './device/applications-query.ts';
import { CARD_FILTERS, type CardFilter, findCards } from './find-cards.ts';
import { draftOfShared, NewApplicationDialog } from './new-application-dialog.tsx';
import { today } from './stamp.ts';
import { useApplicationActions } from './use-application-actions.ts';

const Insights = lazyPart(() => import('./insights/insights.tsx').then((module) => module.Insights));

interface ApplicationsViewProps {
  collection: ApplicationCollection;
  userId: string;
  view: ApplicationsViewName;
  resumeTitles: ReadonlyMap<string, string>;
  isJobAdOn: boolean;
  /** Outcome of a job that another app shared. */
  shared: ShareOutcome | undefined;
  onSharedDecided: () => void;
  onView: (view: ApplicationsViewName) => void;
  onOpen: (id: string) => void;
}

export function ApplicationsView({
  collection,
  userId,
  view,
  resumeTitles,
  isJobAdOn,
  shared,
  onSharedDecided,
  onView,
  onOpen,
}: ApplicationsViewProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const list = useQuery(applicationsQuery(collection, userId));
  const { move, remove } = useApplicationActions(collection, userId);
  const [isAdding, setAdding] = useState(false);
  const { item, forget } = useSharedItem(shared);
  // Kept after the dialog closes, so that reopening it shows the same content.
  const [given, setGiven] = useState<SharedText | null>(null);
  if (item?.kind === 'text' && item !== given) {
    setGiven(item);
    setAdding(true);
  }
  const initial = useMemo(() => (given === null ? undefined : draftOfShared(given)), [given]);
  const closeDialog = () => {
    setAdding(false);
    if (shared === undefined) return;
    forget();
    onSharedDecided();
  };
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<CardFilter>('all');
  const wanted = useDeferredValue(query);
  const day = today();
  useEffect(
    () => collection.onSaved(() => void queryClient.invalidateQueries({ queryKey: applicationsKey(userId) })),
    [collection, queryClient, userId],
  );
  const all = list.data?.cards;
  const cards = useMemo(
    () => findCards(all ?? [], { query: wanted, filter, today: day }),
    [all, wanted, filter, day],
  );
  const create = async (application: Application) => {
    const id = await collection.start(userId, application);
    if (shared !== undefined) forget();
    onOpen(id);
  };
  const isEmpty = all?.length === 0;
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {text('applications.new')}
    </Button>
  );
  const cardProps = {
    cards,
    today: day,
    onMove: (card: ListedApplication, state: ApplicationState) => void move(card, state),
    onDelete: (card: ListedApplication) => void remove(card),
  };
  const content = {
    board: <Board {...cardProps} resumeTitles={resumeTitles} />,
    list: <ApplicationTable {...cardProps} />,
    calendar: <Calendar cards={cards} today={day} />,
    insights: (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Insights cards={cards} resumeTitles={resumeTitles} today={day} />
      </Suspense>
    ),
  };
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-4 px-4 py-6 md:px-8">
      <PageHeader
        title={text('screens.applications')}
        description={isEmpty ? undefined : text('applications.lead', { count: all?.length ?? 0 })}
        actions={isEmpty ? undefined : add}
      />
      <UnreadableDocuments type="applications" ownerId={userId} load={collection.listUnreadable} />
      {list.isPending && <Skeleton className="h-96" />}
      {list.isError && (
        <LoadFailure title={text('applications.listFailed')} onRetry={() => void list.refetch()} />
      )}
      {list.data?.isPartial === true && <Callout tone="info">{text('applications.partial')}</Callout>}
      {isEmpty && (
        <Card padding="none">
          <EmptyState
            title={text('applications.emptyTitle')}
            description={text('applications.emptyDescription')}
            action={add}
          />
        </Card>
      )}
      {all !== undefined && !isEmpty && (
        <>
          <div className="flex gap-3 max-sm:flex-col max-sm:gap-2">
            <Field label={text('applications.search')} isLabelHidden className="min-w-0 flex-1">
              <Input
                type="search"
                icon={<Search />}
                placeholder={text('applications.search')}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </Field>
            <Field label={text('applications.filterLabel')} isLabelHidden className="w-52 max-sm:w-full">
              <Select
                value={filter}
                onValueChange={setFilter}
                options={CARD_FILTERS.map((value) => ({
                  value,
                  label: text('applications.filter', { filter: value }),
                }))}
              />
            </Field>
          </div>
          <output className="sr-only">
            {cards === all ? '' : text('ui.resultCount', { count: cards.length })}
          </output>
          <Tabs
            label={text('applications.views')}
            value={view}
            onValueChange={onView}
            items={APPLICATION_VIEWS.map((value) => ({
              value,
              label: text('applications.view', { view: value }),
              content: content[value],
            }))}
          />
        </>
      )}
      <NewApplicationDialog
        isOpen={isAdding}
        userId={userId}
        source={given === null ? 'own' : 'shared'}
        initial={initial}
        isJobAdOn={isJobAdOn}
        onOpenChange={(isOpen) => (isOpen ? setAdding(true) : closeDialog())}
        onCreate={create}
      />
    </div>
  );
}
