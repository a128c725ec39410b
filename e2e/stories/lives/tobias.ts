import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Person } from '../../support/people/accounts.ts';

/** Tobias has three resumes on the free plan and needs a fourth. */
export const tobias = (): Person => ({
  firstName: 'Tobias',
  lastName: 'Wrenfield',
  email: `tobias.wrenfield-${randomUUID()}@lauda.example`,
  password: 'paper-boats-in-the-canal',
});

export const TOBIAS_FILE = path.resolve(import.meta.dirname, '../../files/resume-en.doc');

export const TOBIAS_TITLES = {
  first: 'Freight dispatcher',
  copy: 'Freight dispatcher (copy)',
  third: 'School secretary',
  fourth: 'Evening receptionist',
} as const;
