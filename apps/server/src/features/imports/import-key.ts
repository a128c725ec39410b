import type { OwnImport } from './queries.ts';

/** Where the bytes are; the trigger of the table names the same. */
export const importKey = ({ userId, importId }: OwnImport): string => `imports/${userId}/${importId}`;
