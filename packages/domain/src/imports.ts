/** Of one file; resumes are far smaller, scans are not. */
export const MAX_IMPORT_BYTES = 10 * 2 ** 20;

/** What a file turned out to be. */
export const IMPORT_KINDS = ['pdf', 'scan', 'docx', 'doc', 'linkedin-archive', 'json-resume'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_FAULTS = [
  /** It needs a password. */
  'encrypted',
  /** It has no words. */
  'empty',
  /** It is of no kind that we read. */
  'unsupported',
  'too-large',
  'too-many-pages',
  /** It ends early, or is damaged. */
  'broken',
  /** It unpacks to far more than it is. */
  'bomb',
  /** It took more time or memory than a resume does. */
  'too-hard',
  /** It holds pictures of pages, and nothing here can read those. */
  'scanned',
  /** Its words come out as signs that mean nothing. */
  'unreadable',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** What happens to a file, in this order; the first is the browser's own part. */
export const IMPORT_STEPS = ['uploading', 'parsing', 'saving', 'finalizing'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What file pickers and share sheets offer; what a file is, its bytes say. */
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
