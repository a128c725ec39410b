import { randomUUID } from 'node:crypto';
import type { Person } from '../../support/people/accounts.ts';

/** Yasmin heard of the product from a friend and looks around on a small phone before she trusts it. */
export const yasmin = (): Person => ({
  firstName: 'Yasmin',
  lastName: 'Cordeiro',
  email: `yasmin.cordeiro-${randomUUID()}@lauda.example`,
  password: 'barco-azul-na-maré-baixa',
});
