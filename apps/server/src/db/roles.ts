/** Names are fixed: migrations grant and write policies for them. */
export const ROLES = {
  owner: 'lauda_owner',
  app: 'lauda_app',
  system: 'lauda_system',
  auth: 'lauda_auth',
} as const;

export type RoleKind = keyof typeof ROLES;
