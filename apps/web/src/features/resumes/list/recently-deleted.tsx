import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { RESUMES_KEY } from '../resumes-query.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

const endOf = (deletedAt: string | null): Date => new Date(Date.parse(deletedAt ?? '') + KEPT_DAYS * DAY_MS);

interface RecentlyDeletedProps {
  userId: string;
  onUndelete: (id: string) => void;
}

/** Resumes that can still be restored, collapsed by default. */
export function RecentlyDeleted({ userId, onUndelete }: RecentlyDeletedProps) {
  const text = useText();
  const { data: deleted = [] } = useQuery({
    queryKey: [RESUMES_KEY, userId, 'deleted'],
    queryFn: () => api.listResumes({ params: { userId }, query: { deleted: 'true' } }),
  });
  if (deleted.length === 0) return null;
  return (
    <details className="group rounded-card border border-border">
      <summary className="rounded-card px-4 py-3 text-sm font-medium text-muted hover:text-text">
        {text('resumeList.recentlyDeleted', { count: deleted.length })}
      </summary>
      <ul className="grid divide-y divide-border border-t border-border">
        {deleted.map(({ id, title, deletedAt }) => {
          const name = title.trim() || text('resumes.myResume');
          return (
            <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
              <div className="min-w-0">
                <p className="truncate font-medium">{name}</p>
                <p className="text-sm text-muted">
                  {text('resumeList.keptUntil', { date: endOf(deletedAt) })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={text('resumeList.undeleteNamed', { title: name })}
                onClick={() => onUndelete(id)}
              >
                <RotateCcw aria-hidden />
                {text('resumeList.undelete')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
