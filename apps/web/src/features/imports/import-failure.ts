import { ApiError } from '@lauda/contract/client';
import { type ImportFault, MAX_IMPORT_BYTES } from '@lauda/domain/imports';
import type { PlainKey } from '@lauda/messages';

/** Why a file did not become a resume: a fault of the file, or a failed request. */
export type ImportFailure =
  | { readonly kind: 'fault'; readonly fault: ImportFault }
  | { readonly kind: 'call'; readonly text: PlainKey };

const faultOf = (fault: ImportFault): ImportFailure => ({ kind: 'fault', fault });
const CALLS: Readonly<Partial<Record<string, PlainKey>>> = {
  CONFLICT: 'imports.busy',
  RATE_LIMITED: 'imports.dailyLimit',
  RESUME_LIMIT_REACHED: 'imports.createLimit',
  NOT_FOUND: 'imports.gone',
};

/** Checks a file before anything is sent. */
export function faultBefore({ size }: File): ImportFailure | null {
  if (size === 0) return faultOf('empty');
  return size > MAX_IMPORT_BYTES ? faultOf('too-large') : null;
}

export function failureOf(error: unknown): ImportFailure {
  if (!(error instanceof ApiError)) return { kind: 'call', text: 'imports.noConnection' };
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return faultOf('unsupported');
  if (error.code === 'PAYLOAD_TOO_LARGE') return faultOf('too-large');
  return { kind: 'call', text: CALLS[error.code ?? ''] ?? 'imports.unknownFailure' };
}

const ARGUMENTS = {
  'too-large': 'tooLarge',
  'too-many-pages': 'tooManyPages',
  'too-hard': 'tooHard',
} as const satisfies Partial<Record<ImportFault, string>>;

/** The name of a fault as an argument of the message. */
export const faultName = (fault: ImportFault): string =>
  (ARGUMENTS as Partial<Record<ImportFault, string>>)[fault] ?? fault;

export function failureTitle(failure: ImportFailure, fileName: string): PlainKey {
  if (failure.kind === 'call') return 'imports.failedTitle';
  if (/\.zip$/i.test(fileName)) return 'imports.linkedInFailed';
  return failure.fault === 'unsupported' ? 'imports.invalidType' : 'imports.failedTitle';
}

export type CountedFormat = 'pdf' | 'docx' | 'other';

/** The format that analytics count, taken from the file name only, which reveals little about the user. */
export function countedFormat(fileName: string): CountedFormat {
  const ending = /\.(pdf|docx)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'docx' ? ending : 'other';
}
