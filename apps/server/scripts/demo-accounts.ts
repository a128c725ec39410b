/** For development only: seed-demo.ts makes them, dev.ts prints them. */
export const DEMO_PASSWORD = 'lauda-demo';

export const DEMO_ACCOUNTS = {
  user: 'demo@lauda.example',
  admin: 'admin@lauda.example',
} as const;
