import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

interface RecoveryCodesDialogProps {
  /** Null closes the dialog. */
  codes: readonly string[] | null;
  email: string;
  onClose: () => void;
}

/** Closes by its button only: a stray click would lose codes that cannot be shown again. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const text = useText();
  const copy = useCopy();
  const list = codes?.join('\n') ?? '';
  const said = {
    done: text('secondFactors.recoveryCopied'),
    failed: text('secondFactors.recoveryCopyFailed'),
  };
  const save = () =>
    downloadFile(
      text('secondFactors.recoveryFile'),
      new Blob([`${text('secondFactors.recoveryFileHead', { email })}\n\n${list}\n`], {
        type: 'text/plain;charset=utf-8',
      }),
    );
  return (
    <Dialog
      isOpen={codes !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      canDismiss={false}
      title={text('secondFactors.recoveryTitle')}
      description={text('secondFactors.recoveryShownOnce')}
      footer={
        <>
          <Button onClick={() => void copy(list, said)}>
            <Copy aria-hidden />
            {text('secondFactors.recoveryCopy')}
          </Button>
          <Button onClick={save}>
            <Download aria-hidden />
            {text('secondFactors.recoveryDownload')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('secondFactors.recoverySaved')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-border bg-sunken px-4 py-3 font-mono max-sm:text-sm">
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
