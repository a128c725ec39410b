import { EXPORT_FORMATS, type ExportFormat, isProFormat } from '@lauda/contract/documents';
import Braces from 'lucide-react/icons/braces';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import Lock from 'lucide-react/icons/lock';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { type ReactNode, useRef, useState } from 'react';
import { downloadWish, useWishedDownload } from '../../lib/download-wish.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useScreenCommands } from '../../lib/screen-commands.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { ProDialog } from './pro-dialog.tsx';
import type { ResumeSource } from './resume-source.ts';
import { useExport } from './use-export.ts';

export interface ExportMenuProps {
  source: ResumeSource;
  /** Null until the server has it. */
  resumeId: string | null;
  isPro: boolean;
  isVisitor: boolean;
  /** Resolves to whether the server now holds what is shown. */
  saveFirst: () => Promise<boolean>;
  onSignIn: () => void;
  /** Further items, of other features. */
  more?: ReactNode;
}

const ICONS: Readonly<Record<ExportFormat, typeof FileText>> = {
  pdf: FileText,
  docx: FileType,
  txt: TextAlignStart,
  json: Braces,
};

export function ExportMenu({
  source,
  resumeId,
  isPro,
  isVisitor,
  saveFirst,
  onSignIn,
  more,
}: ExportMenuProps) {
  const text = useText();
  /** The format that needs a plan. */
  const [locked, setLocked] = useState<ExportFormat | null>(null);
  const { exportAs, making, exported } = useExport({
    source,
    resumeId,
    saveFirst,
    onProNeeded: setLocked,
  });
  const triggerRef = useRef<HTMLButtonElement>(null);
  useScreenCommands(() => [
    {
      id: 'download',
      label: text('preview.export'),
      icon: <Download aria-hidden />,
      shortcut: 'Mod+Shift+Enter',
      onSelect: () => triggerRef.current?.click(),
    },
  ]);
  useWishedDownload(isPro && !isVisitor, exportAs);
  const isLocked = (format: ExportFormat) => isProFormat(format) && !isPro;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button ref={triggerRef} size="sm" isLoading={making !== null}>
            <Download aria-hidden />
            <span className="max-md:sr-only">{text('preview.export')}</span>
          </Button>
        }
      >
        {EXPORT_FORMATS.map((format) => {
          const Icon = ICONS[format];
          return (
            <MenuItem
              key={format}
              icon={<Icon aria-hidden />}
              onSelect={() => (isLocked(format) ? setLocked(format) : exportAs(format))}
            >
              <span className="flex items-center justify-between gap-6">
                <span className="grid">
                  {text('preview.formatName', { format })}
                  <span className="text-xs text-muted">{text('preview.formatHint', { format })}</span>
                </span>
                {isLocked(format) && (
                  <Badge>
                    <Lock aria-hidden />
                    {text('preview.pro')}
                  </Badge>
                )}
              </span>
            </MenuItem>
          );
        })}
        {more}
      </Menu>
      <output className="sr-only">
        {making === null
          ? exported !== null && text('preview.exported', { name: exported })
          : text('preview.making', { format: making })}
      </output>
      <ProDialog
        isOpen={locked !== null}
        onOpenChange={() => setLocked(null)}
        isVisitor={isVisitor}
        onSignIn={onSignIn}
        onSeePlans={() => locked !== null && downloadWish.remember(locked)}
      />
    </>
  );
}
