import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { handFile } from '../../lib/files/handed-file.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * A file dropped outside a drop zone would replace the page and lose its work. The drop is refused, with an offer to
 * import the file.
 */
export function useRefusedFiles(): void {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const offerImport = useEffectEvent((file: File) =>
    toast.show({
      title: text('shell.fileRefused', { file: file.name }),
      action: {
        label: text('shell.importFile'),
        onSelect: () => {
          handFile(file);
          void navigate({ to: '/upload-resume' });
        },
      },
    }),
  );
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (event.type === 'drop' && !isTaken && file) offerImport(file);
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
