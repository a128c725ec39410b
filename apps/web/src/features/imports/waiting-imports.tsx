import type { ImportSummary } from '@lauda/contract/resumes/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { importListQuery, IMPORTS_KEY } from './import-queries.ts';

const STATUS_TEXTS = {
  ready: 'imports.waitingReady',
  reading: 'imports.waitingReading',
  failed: 'imports.waitingFailed',
} as const;

interface WaitingImportsProps {
  userId: string;
  onOpen: (id: string) => void;
}

/** Files sent earlier and their status. */
export function WaitingImports({ userId, onOpen }: WaitingImportsProps) {
  const text = useText();
  const queryClient = useQueryClient();
  const imports = useQuery(importListQuery(userId));
  const [discarded, setDiscarded] = useState<ImportSummary | null>(null);
  const discard = useMutation({
    mutationFn: (id: string) => api.deleteImport({ params: { id } }),
    onSettled: async () => {
      setDiscarded(null);
      await queryClient.invalidateQueries({ queryKey: [IMPORTS_KEY] });
    },
  });
  if (imports.isError)
    return (
      <Callout tone="warning" role="alert">
        {text('imports.listFailed')}
      </Callout>
    );
  if (!imports.data || imports.data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-imports" className="grid gap-3">
      <h2 id="waiting-imports" className="text-lg font-semibold">
        {text('imports.waitingTitle')}
      </h2>
      <ul className="grid gap-2">
        {imports.data.map((own) => {
          const name = own.fileName || text('imports.unnamed');
          return (
            <li
              key={own.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface px-4 py-3"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-sm text-muted">{text(STATUS_TEXTS[own.status])}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={text('imports.discardNamed', { name })}
                  onClick={() => setDiscarded(own)}
                >
                  {text('imports.discard')}
                </Button>
                <Button size="sm" onClick={() => onOpen(own.id)}>
                  {text('imports.continue')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={discarded !== null}
        onOpenChange={(isOpen) => !isOpen && setDiscarded(null)}
        title={text('imports.discardTitle')}
        description={text('imports.discardDescription')}
        confirmLabel={text('imports.discard')}
        isDestructive
        isLoading={discard.isPending}
        onConfirm={() => discarded && discard.mutate(discarded.id)}
      />
    </section>
  );
}
