import { MODEL_CALL } from '../../../lib/api/call-limits.ts';
import { ApiError } from '@lauda/contract/client';
import { useMutation } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useReview } from './review-context.ts';
import { undecided, withProposals } from './review-state.ts';

const isLimit = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'AI_LIMIT_REACHED' || error.code === 'RATE_LIMITED');

/** Asks the AI where unplaced text belongs, on request. Text it invents is not used. */
export function AiFill({ importId }: { importId: string }) {
  const text = useText();
  const { reading, state, change } = useReview();
  const asking = useMutation({
    mutationFn: () => api.fillImport({ params: { id: importId } }, MODEL_CALL),
    onSuccess: ({ proposals }) => change((now) => withProposals(reading, now, proposals)),
  });
  const isOpen = undecided(reading, state).length > 0;
  const found = asking.data?.proposals.filter(({ isGrounded }) => isGrounded).length;
  return (
    <div className="grid gap-3">
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="sm" isLoading={asking.isPending} onClick={() => asking.mutate()}>
            <Sparkles aria-hidden />
            {text('imports.aiFill')}
          </Button>
          <p className="text-xs text-muted">{text('imports.aiFillHint')}</p>
        </div>
      )}
      <output className="text-sm empty:hidden">
        {found !== undefined && text('imports.aiFound', { count: found })}
      </output>
      {asking.isError && (
        <Callout tone="danger" role="alert">
          {text(isLimit(asking.error) ? 'imports.aiLimit' : 'imports.aiFailed')}
        </Callout>
      )}
      {state.unsaid.length > 0 && (
        <Callout tone="warning" title={text('imports.aiUnsaid')}>
          <ul className="list-disc ps-4">
            {state.unsaid.map(({ path, value }) => (
              <li key={`${path} ${value}`}>{value}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
