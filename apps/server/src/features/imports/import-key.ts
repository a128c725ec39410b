import type { OwnImport } from './queries.ts';

/** Storage key of the file; the table's trigger builds the same key. */
export const importKey = ({ userId, importId }: OwnImport): string => `imports/${userId}/${importId}`;
