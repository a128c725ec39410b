import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';

interface PagerProps {
  page: number;
  limit: number;
  total: number;
  onPageChange: (page: number) => void;
}

export function Pager({ page, limit, total, onPageChange }: PagerProps) {
  const text = useText();
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={text('staff.pager')} className="flex items-center justify-between gap-4 text-sm">
      <p className="text-muted">{text('staff.pageOf', { page, pages })}</p>
      <div className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          {text('staff.previous')}
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
          {text('staff.next')}
        </Button>
      </div>
    </nav>
  );
}
