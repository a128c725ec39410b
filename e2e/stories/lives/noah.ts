import { randomUUID } from 'node:crypto';
import type { Person } from '../../support/people/accounts.ts';

/** Noah pays for a month, cancels, resubscribes, and finally closes his account. */
export const noah = (): Person => ({
  firstName: 'Noah',
  lastName: 'Ferrante',
  email: `noah.ferrante-${randomUUID()}@lauda.example`,
  password: 'copper-kettle-on-the-stove',
});

export const NOAHS_RESUME = {
  title: 'Pastry chef',
  city: 'Providence',
  jobTitle: 'Pastry Chef',
  phone: '+1 401 555 0122',
  position: 'Pastry Chef',
  company: 'Fairmont Bakery',
} as const;
