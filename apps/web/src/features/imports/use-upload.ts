import { useRef, useState } from 'react';
import { track } from '../../lib/analytics.ts';
import { countedFormat, failureOf, faultBefore, type ImportFailure } from './import-failure.ts';
import { uploadFile } from './upload-file.ts';

interface Upload {
  readonly fileName: string;
  /** Share of the bytes sent, from 0 to 1; null when the upload is over. */
  readonly share: number | null;
  readonly failure: ImportFailure | null;
}

/** Imports sent by this page: analytics count only their end, and only once. */
const sentHere = new Set<string>();

export function countEnd(id: string, fileName: string, hasFailed: boolean): void {
  if (!sentHere.delete(id)) return;
  track(hasFailed ? 'upload_failed' : 'upload_completed', { format: countedFormat(fileName) });
}

export function useUpload(onSent: (importId: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const leaving = useRef<AbortController | null>(null);

  async function send(file: File): Promise<void> {
    const fileName = file.name;
    const format = countedFormat(fileName);
    track('upload_started', { format });
    const fail = (failure: ImportFailure) => {
      track('upload_failed', { format });
      setUpload({ fileName, share: null, failure });
    };
    const before = faultBefore(file);
    if (before) return fail(before);
    const controller = new AbortController();
    leaving.current = controller;
    setUpload({ fileName, share: 0, failure: null });
    try {
      const id = await uploadFile(file, {
        onProgress: (share) => setUpload({ fileName, share, failure: null }),
        signal: controller.signal,
      });
      sentHere.add(id);
      setUpload(null);
      onSent(id);
    } catch (error) {
      if (controller.signal.aborted) setUpload(null);
      else fail(failureOf(error));
    }
  }

  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => leaving.current?.abort(),
  };
}
