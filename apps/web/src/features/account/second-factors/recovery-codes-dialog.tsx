import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';

interface RecoveryCodesDialogProps {
  /** Null closes it. */
  codes: readonly string[] | null;
  email: string;
  onClose: () => void;
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Closed by its button only: a stray click would lose what cannot be shown again. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const text = useText();
  const toast = useToast();
  const list = codes?.join('\n') ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(list);
      toast.show({ title: text('secondFactors.recoveryCopied'), tone: 'success' });
    } catch {
      toast.show({ title: text('secondFactors.recoveryCopyFailed'), tone: 'danger' });
    }
  };
  const save = () =>
    download(
      text('secondFactors.recoveryFile'),
      `${text('secondFactors.recoveryFileHead', { email })}\n\n${list}\n`,
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
          <Button onClick={() => void copy()}>
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
