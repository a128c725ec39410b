import { FLAG_NAMES, type Flags } from '@lauda/domain/flags';
import * as z from 'zod/mini';
import { defineRoute, json, staff } from '../route.ts';

export const flags: z.ZodMiniType<Flags> = z.record(z.enum(FLAG_NAMES), z.boolean());

export const flagRoutes = {
  listFlags: defineRoute({
    method: 'GET',
    path: '/api/admin/flags',
    tag: 'admin',
    summary: 'Every feature that can be switched, and whether it is on.',
    policy: staff('system', 'view'),
    output: json(flags),
  }),
  setFlag: defineRoute({
    method: 'PUT',
    path: '/api/admin/flags/:name',
    tag: 'admin',
    summary: 'Switches a feature for everybody. Open pages follow.',
    policy: staff('system', 'featureFlags'),
    params: z.object({ name: z.enum(FLAG_NAMES) }),
    body: z.strictObject({ isOn: z.boolean() }),
    output: json(flags),
  }),
};
