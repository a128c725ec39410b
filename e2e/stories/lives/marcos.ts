import { randomUUID } from 'node:crypto';
import type { Person } from '../../support/people/accounts.ts';

/** Marcos protects his account with his phone and then loses it on a bus. */
export const marcos = (): Person => ({
  firstName: 'Marcos',
  lastName: 'Teixeira',
  email: `marcos.teixeira-${randomUUID()}@lauda.example`,
  password: 'varanda-com-duas-redes',
});
