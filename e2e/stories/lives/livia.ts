import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Person } from '../../support/people/accounts.ts';

/** Lívia Sant’Anna has only a phone, and sends her resume to one recruiter. */
export const livia = (): Person => ({
  firstName: 'Lívia',
  lastName: 'Sant’Anna',
  email: `livia.santanna-${randomUUID()}@lauda.example`,
  password: 'tres-pontes-sobre-o-rio',
});

export const LIVIAS_FILE = path.resolve(import.meta.dirname, '../../files/resume-pt.docx');

export const LIVIAS_LINK = { name: 'Recrutadora da Quatro Cantos', password: 'pão de queijo 2026' };
