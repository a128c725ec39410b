import { IMPORT_STEPS, type ImportStep } from '@lauda/domain/imports';
import Check from 'lucide-react/icons/check';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/loading/progress.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';

interface ProgressCardProps {
  fileName: string;
  step: ImportStep;
  percent: number;
  onCancel: () => void;
  isCancelling?: boolean;
}

/** Progress of an import; each stage was reported by the browser or the server. */
export function ProgressCard({ fileName, step, percent, onCancel, isCancelling = false }: ProgressCardProps) {
  const text = useText();
  const now = IMPORT_STEPS.indexOf(step);
  const name = fileName || text('imports.unnamed');
  return (
    <Card>
      <div className="grid grid-cols-1 gap-5">
        <Progress label={text('imports.progressTitle', { name })} percent={percent} />
        <ol className="grid gap-2 sm:grid-cols-4">
          {IMPORT_STEPS.map((own, index) => {
            const state = index < now ? 'done' : index === now ? 'now' : 'next';
            return (
              <li
                key={own}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
                className="flex items-center gap-2 text-sm text-muted data-[state=now]:font-medium data-[state=now]:text-text"
              >
                <span className="grid size-5 place-items-center">
                  {state === 'done' && <Check aria-hidden className="size-4 text-success" />}
                  {state === 'now' && <Spinner size="sm" />}
                  {state === 'next' && <span className="size-1.5 rounded-full bg-control" />}
                </span>
                {text('imports.step', { step: own })}
                <span className="sr-only">{text('imports.stepState', { state })}</span>
              </li>
            );
          })}
        </ol>
        <output className="sr-only">{text('imports.step', { step })}</output>
        <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-start">
          <p className="min-w-0 text-sm text-pretty text-muted">
            {text(step === 'uploading' ? 'imports.uploadHint' : 'imports.progressHint')}
          </p>
          <Button size="sm" isLoading={isCancelling} onClick={onCancel}>
            {text('imports.cancel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
