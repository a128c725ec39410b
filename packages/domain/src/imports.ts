/** Per file; resumes are far smaller, scans are not. */
export const MAX_IMPORT_BYTES = 10 * 2 ** 20;

/** The detected type of a file. */
export const IMPORT_KINDS = ['pdf', 'scan', 'docx', 'doc', 'linkedin-archive', 'json-resume'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_FAULTS = [
  /** Password-protected. */
  'encrypted',
  /** Contains no text. */
  'empty',
  /** Not a supported file type. */
  'unsupported',
  'too-large',
  'too-many-pages',
  /** Truncated or damaged. */
  'broken',
  /** A decompression bomb. */
  'bomb',
  /** Took more time or memory than a resume should. */
  'too-hard',
  /** Contains images of pages, and no OCR is available. */
  'scanned',
  /** Its text decodes to meaningless characters. */
  'unreadable',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The steps of an import, in order; the first is done by the browser. */
export const IMPORT_STEPS = ['uploading', 'parsing', 'saving', 'finalizing'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Types offered to file pickers and share sheets; the actual type is detected from the bytes. */
export const IMPORT_FILE_TYPES = [
  '.pdf',
  '.doc',
  '.docx',
  '.zip',
  '.json',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip',
  'application/json',
] as const;
