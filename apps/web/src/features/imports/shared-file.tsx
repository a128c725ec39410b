import type { ShareOutcome } from '@lauda/contract/site/share-target';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useSharedItem } from '../../lib/files/use-shared-item.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FailureCallout } from './failure-callout.tsx';

interface SharedFileProps {
  outcome: ShareOutcome | undefined;
  /** True when the plan has no room for another resume. */
  isDisabled: boolean;
  onImport: (file: File) => void;
  /** Called when the user has decided and the URL no longer mentions the file. */
  onDecided: () => void;
}

/** A file that another app shared. Uploaded only on confirmation: a hostile page can share one too. */
export function SharedFile({ outcome, isDisabled, onImport, onDecided }: SharedFileProps) {
  const text = useText();
  const { item, forget } = useSharedItem(outcome);
  if (outcome === undefined || (outcome === 'kept' && item === undefined)) return null;
  if (outcome === 'too-large')
    return <FailureCallout failure={{ kind: 'fault', fault: 'too-large' }} fileName="" />;
  if (item?.kind !== 'file') return <Callout tone="warning">{text('imports.sharedMissing')}</Callout>;
  const { file } = item;
  const decide = () => {
    forget();
    onDecided();
  };
  return (
    <Callout
      title={text('imports.sharedTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={decide}>
            {text('imports.discard')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={isDisabled}
            onClick={() => {
              decide();
              onImport(file);
            }}
          >
            {text('imports.sharedImport')}
          </Button>
        </div>
      }
    >
      {file.name}
    </Callout>
  );
}
