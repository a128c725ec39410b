import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactElement } from 'react';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { START_CHOICES } from '../layout.ts';

interface StartCardProps {
  onBlank?: () => void;
  onSample?: () => void;
  /** The link to the upload screen. */
  upload: ReactElement;
  /** Visitors have no account to upload to, but may have a copy as a file. */
  isVisitor: boolean;
  onCopy?: () => void;
}

export function StartCard({ onBlank, onSample, upload, isVisitor, onCopy }: StartCardProps) {
  const text = useText();
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-display text-xl tracking-display">{text('builder.startTitle')}</h2>
        <p className="text-sm text-pretty text-muted">{text('builder.startDescription')}</p>
      </div>
      <div className={START_CHOICES}>
        <Button variant="primary" onClick={onBlank}>
          <PenLine aria-hidden />
          {text('builder.startBlank')}
        </Button>
        <Button onClick={onSample}>
          <FileText aria-hidden />
          {text('builder.startSample')}
        </Button>
        <Button render={upload}>
          <FileUp aria-hidden />
          {text('builder.startUpload')}
        </Button>
      </div>
      {isVisitor && (
        <Button variant="link" className="justify-self-start" onClick={onCopy}>
          {text('builder.startCopy')}
        </Button>
      )}
    </Card>
  );
}
