import { useText } from '../../../lib/i18n/i18n.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/loading/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

export function ListSkeleton() {
  const text = useText();
  return (
    <SkeletonGroup label={text('app.loading')}>
      <div className="grid auto-rows-[328px] grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] gap-5 max-sm:auto-rows-[104px] max-sm:grid-cols-1 max-sm:gap-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="size-full rounded-card" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
