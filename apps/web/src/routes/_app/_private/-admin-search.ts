import { CONFIRMED_FILTERS, PLAN_FILTERS, ROLE_FILTERS } from '@lauda/contract/staff/staff-search';
import * as z from 'zod/mini';

export const pageParameter = z.catch(z.optional(z.int().check(z.minimum(1))), undefined);

const search = z.object({
  page: pageParameter,
  search: z.catch(z.optional(z.coerce.string()), undefined),
  role: z.catch(z.optional(z.enum(ROLE_FILTERS)), undefined),
  plan: z.catch(z.optional(z.enum(PLAN_FILTERS)), undefined),
  confirmed: z.catch(z.optional(z.enum(CONFIRMED_FILTERS)), undefined),
});

/** Search parameters of the user list; unknown ones are ignored. */
export const userSearch = (given: Record<string, unknown>) => search.parse(given);
