export const STAFF_ROLES = ['admin', 'support', 'content_manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What each staff role may do, by area. Server policies and screens both read this table. */
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
/** Every act exists for the administrator, so the administrator's list names them all. */
export type Act<A extends Area = Area> = (typeof MATRIX)[A]['admin'][number];

/** Every area there is. */
export const AREAS = Object.keys(MATRIX) as Area[];

/** Every right there is, as area and act. */
export const RIGHTS = Object.entries(MATRIX).flatMap(([area, { admin }]) =>
  admin.map((act) => ({ area: area as Area, act })),
);

/** The staff role a stored value names, in any case; null means an ordinary person. */
export function staffRole(value: unknown): StaffRole | null {
  if (typeof value !== 'string') return null;
  return STAFF_ROLES.find((role) => role === value.toLowerCase()) ?? null;
}

export function can<A extends Area>(role: StaffRole | null, area: A, act: Act<A>): boolean {
  if (role === null) return false;
  return (MATRIX[area][role] as readonly string[]).includes(act);
}

/** Who may change which field of a user. */
const USER_FIELD_EDITORS = {
  firstName: ['admin', 'support'],
  lastName: ['admin', 'support'],
  locale: ['admin', 'support'],
  isConfirmed: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type UserField = keyof typeof USER_FIELD_EDITORS;
export const USER_FIELDS = Object.keys(USER_FIELD_EDITORS) as UserField[];

/** An account of staff is changed by administrators only: whoever edits it could take its rights over. */
export function canEditUserField(
  role: StaffRole | null,
  field: UserField,
  target: { readonly staffRole: StaffRole | null },
): boolean {
  if (!can(role, 'users', 'edit') || (target.staffRole !== null && role !== 'admin')) return false;
  return (USER_FIELD_EDITORS[field] as readonly (StaffRole | null)[]).includes(role);
}
