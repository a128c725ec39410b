export const STAFF_ROLES = ['admin', 'support', 'content_manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What each staff role may do, by area. Used by server policies and screens. */
const MATRIX = {
  users: { admin: ['view', 'edit', 'delete'], support: ['view', 'edit'], content_manager: ['view'] },
  subscriptions: {
    admin: ['view', 'edit', 'cancel', 'refund'],
    support: ['view', 'edit', 'cancel'],
    content_manager: ['view'],
  },
  content: {
    admin: ['view', 'edit', 'delete'],
    support: ['view'],
    content_manager: ['view', 'edit', 'delete'],
  },
  analytics: { admin: ['view', 'export'], support: ['view'], content_manager: ['view'] },
  system: { admin: ['view', 'edit', 'featureFlags'], support: ['view'], content_manager: [] },
} as const satisfies Record<string, Record<StaffRole, readonly string[]>>;

export type Area = keyof typeof MATRIX;
/** The administrator's list of an area contains all of its acts. */
export type Act<A extends Area = Area> = (typeof MATRIX)[A]['admin'][number];

/** All areas. */
export const AREAS = Object.keys(MATRIX) as Area[];

/** All rights, as area and act. */
export const RIGHTS = Object.entries(MATRIX).flatMap(([area, { admin }]) =>
  admin.map((act) => ({ area: area as Area, act })),
);

/** Parses a stored staff role, ignoring case; null for an ordinary user. */
export function staffRole(value: unknown): StaffRole | null {
  if (typeof value !== 'string') return null;
  return STAFF_ROLES.find((role) => role === value.toLowerCase()) ?? null;
}

export function can<A extends Area>(role: StaffRole | null, area: A, act: Act<A>): boolean {
  if (role === null) return false;
  return (MATRIX[area][role] as readonly string[]).includes(act);
}

/** Which roles may change which field of a user. */
const USER_FIELD_EDITORS = {
  firstName: ['admin', 'support'],
  lastName: ['admin', 'support'],
  locale: ['admin', 'support'],
  isConfirmed: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type UserField = keyof typeof USER_FIELD_EDITORS;
export const USER_FIELDS = Object.keys(USER_FIELD_EDITORS) as UserField[];

/** Staff accounts can only be changed by administrators, because editing an account could take over its rights. */
export function canEditUserField(
  role: StaffRole | null,
  field: UserField,
  target: { readonly staffRole: StaffRole | null },
): boolean {
  if (!can(role, 'users', 'edit') || (target.staffRole !== null && role !== 'admin')) return false;
  return (USER_FIELD_EDITORS[field] as readonly (StaffRole | null)[]).includes(role);
}
