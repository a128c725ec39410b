/** Development only: created by seed-demo.ts, printed by dev.ts. */
export const DEMO_PASSWORD = 'lauda-demo';

export const DEMO_ACCOUNTS = {
  user: 'demo@lauda.example',
  admin: 'admin@lauda.example',
} as const;
