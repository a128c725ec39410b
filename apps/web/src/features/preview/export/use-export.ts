import { type ExportFormat, isProFormat } from '@lauda/contract/resumes/documents';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { serverOrDevice } from '../../../lib/device/server-or-device.ts';
import { canShareFile, share } from '../../../lib/files/share.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { type DeviceFormat, deviceFile } from './device-file.ts';
import { type ExportedFile, ExportError, type ExportFailure, localFile, serverFile } from './export-file.ts';
import type { ResumeSource } from '../resume-source.ts';

interface ExportOptions {
  source: ResumeSource;
  resumeId: string | null;
  /** The linked resume in the other language, if there is one. */
  pairId: string | null;
  /** The bytes of the resume's photo, or null when this device does not have them. */
  photo: () => Promise<Uint8Array | null>;
  saveFirst: () => Promise<boolean>;
  onProNeeded: (format: ExportFormat) => void;
}

const REASON_TEXTS = {
  offline: 'preview.exportOffline',
  unsaved: 'preview.exportUnsaved',
  busy: 'preview.exportBusy',
} as const;

const reasonKey = (reason: ExportFailure) =>
  reason === 'pro' || reason === 'failed' ? undefined : REASON_TEXTS[reason];

/**
 * Downloads of the resume. Text and JSON are made here. PDF and Word come from the server once it has what is shown, or
 * are made here if it does not respond. Users without PDF and Word are not offered them.
 */
export function useExport({ source, resumeId, pairId, photo, saveFirst, onProNeeded }: ExportOptions) {
  const text = useText();
  const toasts = useToast();
  const [making, setMaking] = useState<ExportFormat | null>(null);
  const [exported, setExported] = useState<string | null>(null);
  // The first save assigns the resume's id while the export waits for it.
  const latestId = useRef(resumeId);
  useEffect(() => {
    latestId.current = resumeId;
  }, [resumeId]);

  async function savedFile(format: DeviceFormat): Promise<ExportedFile> {
    if (!navigator.onLine) throw new ExportError('offline');
    if (!(await saveFirst()) || latestId.current === null) throw new ExportError('unsaved');
    return serverFile(latestId.current, format);
  }

  async function makeFile(format: ExportFormat): Promise<ExportedFile> {
    if (format === 'txt' || format === 'json') return localFile(source.getResume(), format);
    return serverOrDevice({
      byServer: () => savedFile(format),
      byDevice: () => deviceFile(source.getResume(), format, photo),
      isRefusal: (error) => error instanceof ExportError && error.reason === 'pro',
    });
  }

  async function exportAs(format: ExportFormat, isPair = false): Promise<void> {
    setMaking(isProFormat(format) ? format : null);
    setExported(null);
    try {
      const file = await makeFile(format);
      // Neither file is downloaded before both are ready.
      const other = isPair && pairId !== null ? await serverFile(pairId, format) : null;
      for (const { name, content } of other === null ? [file] : [other, file]) downloadFile(name, content);
      setExported(file.name);
      offerToShare(file);
      track('resume_downloaded', { format });
    } catch (error) {
      const reason = error instanceof ExportError ? error.reason : 'failed';
      if (reason === 'pro') onProNeeded(format);
      else explain(reason, () => void exportAs(format, isPair));
    } finally {
      setMaking(null);
    }
  }

  /** Phones make downloads hard to find. Sharing needs a user gesture, and making the file outlasted the tap. */
  function offerToShare({ name, content }: ExportedFile): void {
    const shared = new File([content], name, { type: content.type });
    if (!matchMedia('(pointer: coarse)').matches || !canShareFile(shared)) return;
    const openSheet = async () => {
      if ((await share({ files: [shared] })) === 'failed')
        toasts.show({ title: text('preview.shareFileFailed'), tone: 'danger' });
    };
    toasts.show({
      title: text('preview.downloaded', { name }),
      action: { label: text('preview.shareFile'), onSelect: () => void openSheet() },
    });
  }

  function explain(reason: ExportFailure, tryAgain: () => void): void {
    const key = reasonKey(reason);
    toasts.show({
      tone: 'danger',
      title: text('preview.exportFailed'),
      ...(key && { description: text(key) }),
      action: { label: text('preview.exportTryAgain'), onSelect: tryAgain },
    });
  }

  return {
    exportAs: (format: ExportFormat) => void exportAs(format),
    exportPair: () => void exportAs('pdf', true),
    making,
    exported,
  };
}
