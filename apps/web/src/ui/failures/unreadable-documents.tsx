import { useQuery } from '@tanstack/react-query';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useText } from '../../lib/i18n/i18n.tsx';

interface UnreadableDocumentsProps {
  /** The type's name in the query key and in the file name. */
  type: string;
  ownerId: string;
  load: (ownerId: string) => Promise<readonly unknown[]>;
}

/**
 * Documents on this device that lists leave out because this release cannot read them, with a button to download them.
 */
export function UnreadableDocuments({ type, ownerId, load }: UnreadableDocumentsProps) {
  const text = useText();
  const { data: rows = [] } = useQuery({
    queryKey: ['unreadable', type, ownerId],
    queryFn: () => load(ownerId).catch(() => []),
    networkMode: 'always',
  });
  if (rows.length === 0) return null;
  const save = () =>
    downloadFile(
      `lauda-${type}.json`,
      new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }),
    );
  return (
    <Callout
      tone="warning"
      title={text('ui.unreadableTitle', { count: rows.length })}
      action={
        <Button size="sm" onClick={save}>
          {text('ui.unreadableDownload')}
        </Button>
      }
    >
      {text('ui.unreadableHint')}
    </Callout>
  );
}
