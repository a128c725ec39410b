import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Person } from '../../support/people/accounts.ts';

/** Rui starts a support job; Dmitri has reported that one of his resumes looks wrong. */
export const rui = (): Person => ({
  firstName: 'Rui',
  lastName: 'Barros',
  email: `rui.barros-${randomUUID()}@lauda.example`,
  password: 'seven-tiles-on-the-wall',
});

export const dmitri = (): Person => ({
  firstName: 'Dmitri',
  lastName: 'Okonjo',
  email: `dmitri.okonjo-${randomUUID()}@lauda.example`,
  password: 'white-birch-by-the-lake',
});

export const DMITRIS_FILE = path.resolve(import.meta.dirname, '../../files/linkedin-profile-en.pdf');

export const RUIS_REASON = 'Ticket 4711: dates of the second job look wrong to him.';
