import { EXPORT_FORMATS, type ExportFormat, isProFormat } from '@lauda/contract/resumes/documents';
import Braces from 'lucide-react/icons/braces';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { type ReactNode, useRef, useState } from 'react';
import { downloadWish, useWishedDownload } from '../../../lib/files/download-wish.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useScreenCommands } from '../../../lib/screen/screen-commands.ts';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MenuItem } from '../../../ui/menu/menu-item.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ProDialog } from './pro-dialog.tsx';
import type { ResumeSource } from '../resume-source.ts';
import { useExport } from './use-export.ts';

export interface ExportMenuProps {
  source: ResumeSource;
  /** Null until the server has the resume. */
  resumeId: string | null;
  /** The linked resume in the other language, if there is one. */
  pairId: string | null;
  isPro: boolean;
  /** Then the server decides, and refuses where necessary. */
  isPlanUnknown: boolean;
  isVisitor: boolean;
  /** The bytes of the resume's photo, or null when this device does not have them. */
  photo: () => Promise<Uint8Array | null>;
  /** Resolves to whether the server has what is shown. */
  saveFirst: () => Promise<boolean>;
  onSignIn: () => void;
  /** Additional menu items of other features. */
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
  pairId,
  isPro,
  isPlanUnknown,
  isVisitor,
  photo,
  saveFirst,
  onSignIn,
  more,
}: ExportMenuProps) {
  const text = useText();
  const isOnline = useIsOnline();
  /** The format that needs a paid plan. */
  const [locked, setLocked] = useState<ExportFormat | null>(null);
  const { exportAs, exportPair, making, exported } = useExport({
    source,
    resumeId,
    pairId,
    photo,
    saveFirst,
    onProNeeded: setLocked,
  });
  const triggerRef = useRef<HTMLButtonElement>(null);
  useScreenCommands(() => [
    {
      id: 'download',
      label: text('builder.export'),
      icon: <Download aria-hidden />,
      shortcut: 'Mod+Shift+Enter',
      onSelect: () => triggerRef.current?.click(),
    },
  ]);
  useWishedDownload(isPro && !isVisitor, exportAs);
  const isLocked = (format: ExportFormat) => isProFormat(format) && !isPro && !isPlanUnknown;
  // Those formats need an account.
  const isRefused = (format: ExportFormat) => isLocked(format) || (isVisitor && isProFormat(format));
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button ref={triggerRef} size="sm" isLoading={making !== null}>
            <Download aria-hidden />
            <span className="max-md:sr-only">{text('builder.export')}</span>
          </Button>
        }
      >
        {EXPORT_FORMATS.map((format) => {
          const Icon = ICONS[format];
          return (
            <MenuItem
              key={format}
              icon={<Icon aria-hidden />}
              onSelect={() => (isRefused(format) ? setLocked(format) : exportAs(format))}
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
        {pairId !== null && (
          <MenuItem
            icon={<Languages aria-hidden />}
            isDisabled={!isOnline}
            onSelect={() => (isLocked('pdf') ? setLocked('pdf') : exportPair())}
          >
            <span className="grid">
              {text('preview.pair')}
              <span className="text-xs text-muted">
                {text(isOnline ? 'preview.pairHint' : 'preview.needsConnection')}
              </span>
            </span>
          </MenuItem>
        )}
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
        isSold={!isPro}
        isVisitor={isVisitor}
        onSignIn={onSignIn}
        onSeePlans={() => locked !== null && downloadWish.remember(locked)}
      />
    </>
  );
}
