import { routeUrl } from '@lauda/contract/client';
import {
  coverLetterRoutes,
  LETTER_FORMATS,
  type LetterFormat,
} from '@lauda/contract/applications/cover-letters';
import { isProFormat } from '@lauda/contract/resumes/documents';
import { documentText } from '@lauda/documents/browser';
import { letterFileName } from '@lauda/domain/cover-letter/scaffold';
import { exportFileName } from '@lauda/domain/resume/export-file-name';
import type { Resume } from '@lauda/domain/resume/resume';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { fileTimeout, isRefusal } from '../../lib/api/call-limits.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { downloadWish, useWishedDownload } from '../../lib/files/download-wish.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { serverOrDevice } from '../../lib/device/server-or-device.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { MenuItem } from '../../ui/menu/menu-item.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import type { OpenLetter } from './letter-collection.ts';
import type { LetterSource } from './letter-source.ts';

/** Makes the file on the device; rejects if something it needs is missing. */
export type MakeLetterFile = (document: Resume, format: Exclude<LetterFormat, 'txt'>) => Promise<Blob>;

class HttpError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

interface LetterExportProps {
  openLetter: OpenLetter;
  source: LetterSource;
  isPro: boolean;
  makeOnDevice: MakeLetterFile;
  /** Number of claims that still need confirmation. */
  openCount: number;
  onShowClaims: () => void;
}

const isLetterFormat = (format: string): format is LetterFormat =>
  LETTER_FORMATS.some((known) => known === format);

async function serverFile(id: string, format: LetterFormat): Promise<Blob> {
  const url = routeUrl(coverLetterRoutes.exportCoverLetter, { params: { id, format } });
  const answer = await fetch(url, { credentials: 'same-origin', ...fileTimeout() });
  if (!answer.ok) throw new HttpError(answer.status);
  return answer.blob();
}

/**
 * Text files are made here from what is on the screen. PDF and Word come from the server once it has all changes, or
 * are made here if it does not respond.
 */
export function LetterExport({
  openLetter,
  source,
  isPro,
  makeOnDevice,
  openCount,
  onShowClaims,
}: LetterExportProps) {
  const text = useText();
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  /** What keeps the user from downloading a file of this format. */
  const [asked, setAsked] = useState<{ reason: 'pro' | 'claims'; format: LetterFormat } | null>(null);

  const makeFile = async (format: LetterFormat): Promise<Blob> => {
    if (format === 'txt')
      return new Blob([documentText(source.getResume())], { type: 'text/plain;charset=utf-8' });
    const saveAndAsk = async () => {
      await openLetter.save();
      if (openLetter.getState().isUnsaved) throw new Error('unsaved');
      return serverFile(openLetter.id, format);
    };
    return serverOrDevice({
      byServer: saveAndAsk,
      byDevice: () => makeOnDevice(source.getResume(), format),
      isRefusal: (error) => error instanceof HttpError && isRefusal(error),
    });
  };
  const exportAs = async (format: LetterFormat): Promise<void> => {
    if (openCount > 0) return setAsked({ reason: 'claims', format });
    if (isProFormat(format) && !isPro) return setAsked({ reason: 'pro', format });
    setMaking(true);
    try {
      const { document: letter } = openLetter.getState();
      downloadFile(exportFileName(letterFileName(letter), format), await makeFile(format));
    } catch {
      toast.show({
        tone: 'danger',
        title: text('coverLetters.exportFailed'),
        action: { label: text('coverLetters.tryAgain'), onSelect: () => void exportAs(format) },
      });
    } finally {
      setMaking(false);
    }
  };
  useWishedDownload(isPro, (format) => {
    if (isLetterFormat(format)) void exportAs(format);
  });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="sm" isLoading={isMaking}>
            <Download aria-hidden />
            {text('coverLetters.export')}
          </Button>
        }
      >
        {LETTER_FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => void exportAs(format)}>
            <span className="flex items-center justify-between gap-6">
              {text('coverLetters.formatName', { format })}
              {isProFormat(format) && !isPro && (
                <Badge>
                  <Lock aria-hidden />
                  {text('coverLetters.pro')}
                </Badge>
              )}
            </span>
          </MenuItem>
        ))}
      </Menu>
      <Dialog
        size="sm"
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={text(asked?.reason === 'claims' ? 'coverLetters.claimsFirstTitle' : 'coverLetters.proTitle')}
        description={
          asked?.reason === 'claims'
            ? text('coverLetters.claimsFirst', { count: openCount })
            : `${text('coverLetters.proDescription')} ${text('promises.price')}`
        }
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {text('coverLetters.notNow')}
            </Button>
            {asked?.reason === 'claims' ? (
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(null);
                  onShowClaims();
                }}
              >
                {text('coverLetters.showClaims')}
              </Button>
            ) : (
              <Button
                variant="primary"
                render={
                  <Link to="/pricing" onClick={() => asked !== null && downloadWish.remember(asked.format)} />
                }
              >
                {text('coverLetters.seePlans')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
