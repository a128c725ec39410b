import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Person } from '../../support/people/accounts.ts';

/** Wyatt applies from a computer in the public library; Omar has the seat after him. */
export const wyatt = (): Person => ({
  firstName: 'Wyatt',
  lastName: 'Kessler',
  email: `wyatt.kessler-${randomUUID()}@lauda.example`,
  password: 'nine-lamps-over-the-harbor',
});

export const omar = (): Person => ({
  firstName: 'Omar',
  lastName: 'Haddad',
  email: `omar.haddad-${randomUUID()}@lauda.example`,
  password: 'green-stairs-behind-the-mill',
});

export const OMARS_NEW_PASSWORD = 'blue-door-above-the-bakery';

export const WYATTS_FILE = path.resolve(import.meta.dirname, '../../files/resume-en.pdf');

export const WYATTS_JOB = {
  company: 'Atlas Bakery Equipment',
  position: 'Maintenance Manager',
  manager: 'Ms. Ferreira',
  ad: `Maintenance Manager, Atlas Bakery Equipment, Leeds

You keep four bakeries running and lead a team of fourteen.

Requirements:
- Experience as head of maintenance
- Experience in writing safety manuals
- Excel`,
};

/** His replacement for the draft's middle part. */
export const WYATTS_BODY = `At Atlas Peak Outfitters I wrote the safety manual that all 12 sites now use.

Before that I moved three plants to predictive maintenance and kept them running 99.95% of the time.`;
