import { FILE_CALL } from '../../../lib/api/call-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadingState } from '../../../ui/loading/spinner.tsx';
import { FileReadback } from './file-readback.tsx';

interface ReadbackDialogProps {
  /** Null until the server has the resume. */
  resumeId: string | null;
  /** Resolves to whether the server has what is shown. */
  saveFirst: () => Promise<boolean>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What hiring software extracts from the files, field by field. */
export function ReadbackDialog({ resumeId, saveFirst, isOpen, onOpenChange }: ReadbackDialogProps) {
  const text = useText();
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('imports.readbackTitle')}
      description={text('imports.readbackDescription')}
    >
      {isOpen && <Readback resumeId={resumeId} saveFirst={saveFirst} />}
    </Dialog>
  );
}

function Readback({ resumeId, saveFirst }: Pick<ReadbackDialogProps, 'resumeId' | 'saveFirst'>) {
  const text = useText();
  const isSaved = useSavedFirst(saveFirst);
  const id = resumeId ?? '';
  const found = useQuery({
    queryKey: ['readback', id],
    queryFn: () => api.readBackResume({ params: { id } }, FILE_CALL),
    enabled: isSaved === true && resumeId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  if (isSaved === false) return <Callout tone="warning">{text('imports.readbackUnsaved')}</Callout>;
  if (found.isError)
    return (
      <Callout
        tone="danger"
        role="alert"
        action={
          <Button size="sm" onClick={() => void found.refetch()}>
            {text('imports.retry')}
          </Button>
        }
      >
        {text('imports.readbackFailed')}
      </Callout>
    );
  if (!found.data) return <LoadingState label={text('imports.readbackWorking')} />;
  const { pdf, docx, across, isSplit } = found.data;
  const figures = { mixed: across.mixed.length, total: across.total };
  return (
    <div className="grid gap-6">
      <FileReadback file="pdf" readback={pdf} />
      <FileReadback file="docx" readback={docx} />
      <Callout tone={figures.mixed > 0 ? 'warning' : 'info'}>
        {text(isSplit ? 'imports.acrossSplit' : 'imports.acrossSingle', figures)}
      </Callout>
      <p className="text-xs text-muted">{text('imports.readbackHonest')}</p>
    </div>
  );
}

/** Whether the server has what is on the screen; null while unknown. */
function useSavedFirst(saveFirst: () => Promise<boolean>): boolean | null {
  const [isSaved, setSaved] = useState<boolean | null>(null);
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => void saveFirst().then(setSaved, () => setSaved(false)));
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    ask();
  }, []);
  return isSaved;
}
