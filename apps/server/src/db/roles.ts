/** Names are fixed: migrations use them in grants and policies. */
export const ROLES = {
  owner: 'lauda_owner',
  app: 'lauda_app',
  system: 'lauda_system',
  auth: 'lauda_auth',
} as const;

export type RoleKind = keyof typeof ROLES;
