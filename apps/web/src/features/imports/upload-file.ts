import { ApiError } from '@lauda/contract/client';
import { type ErrorCode, isErrorCode } from '@lauda/contract/errors';
import { importRoutes, MAX_FILE_NAME } from '@lauda/contract/resumes/imports';
import { FILE_CALL, stallLimit } from '../../lib/api/call-limits.ts';

interface Answer {
  data?: { id: string };
  error?: { code?: string; message?: string; requestId?: string };
}

const readAnswer = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
};

const codeOf = (given: string | undefined): ErrorCode | null => (isErrorCode(given) ? given : null);

/** Uploads a file and reports progress, which fetch cannot. Resolves to the import's id. */
export function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  const { method, path } = importRoutes.startImport;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(
      'x-file-name',
      encodeURIComponent(file.name.slice(0, MAX_FILE_NAME).toWellFormed()),
    );
    const stall = stallLimit(FILE_CALL.limitMs, () => {
      reject(new TypeError('no answer'));
      request.abort();
    });
    request.addEventListener('loadend', stall.end);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stall.move();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => {
      const { data, error } = readAnswer(request.responseText);
      if (request.status === 200 && data) resolve(data.id);
      else
        reject(
          new ApiError(codeOf(error?.code), request.status, error?.message ?? '', error?.requestId ?? null),
        );
    });
    request.addEventListener('error', () => reject(new TypeError('no answer')));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
