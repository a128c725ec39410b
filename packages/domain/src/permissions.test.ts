import { describe, expect, it } from 'vitest';
import {
  type Act,
  type Area,
  can,
  STAFF_ROLES,
  staffRole,
  canEditUserField,
  USER_FIELDS,
  type UserField,
  type StaffRole,
} from './permissions.ts';

const TABLE = `
  users         view          admin support content_manager
  users         edit          admin support
  users         delete        admin
  subscriptions view          admin support content_manager
  subscriptions edit          admin support
  subscriptions cancel        admin support
  subscriptions refund        admin
  content       view          admin support content_manager
  content       edit          admin content_manager
  content       delete        admin content_manager
  analytics     view          admin support content_manager
  analytics     export        admin
  system        view          admin support
  system        edit          admin
  system        featureFlags  admin
`;
const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .map(([area = '', act = '', ...roles]) => ({ area, act, roles }));
const AREAS = [...new Set(ROWS.map(({ area }) => area))];
const ACTS = [...new Set(ROWS.map(({ act }) => act))];

describe('permissions', () => {
  it('knows staff roles in any case, and nobody else', () => {
    expect([staffRole('ADMIN'), staffRole('Support'), staffRole('content_manager')]).toEqual([
      'admin',
      'support',
      'content_manager',
    ]);
    expect([staffRole('owner'), staffRole(''), staffRole(null), staffRole({ role: 'admin' })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each(AREAS.flatMap((area) => ACTS.map((act) => ({ area, act }))))(
    '[ROLE-03] gives $act in $area to the roles that have it and to nobody else',
    ({ area, act }) => {
      const listed = ROWS.find((row) => row.area === area && row.act === act)?.roles ?? [];
      // Also checks acts that an area does not have, which the types forbid.
      const may = (role: (typeof STAFF_ROLES)[number] | null) => can(role, area as Area, act as Act);
      expect(STAFF_ROLES.filter(may)).toEqual(listed);
      expect(may(null)).toBe(false);
    },
  );

  it('lets administrators change every field, support those of users, and nobody else any', () => {
    const fieldsFor = (role: StaffRole | null, target: StaffRole | null) =>
      USER_FIELDS.filter((field) => canEditUserField(role, field, { staffRole: target }));
    const names: UserField[] = ['firstName', 'lastName', 'locale'];
    expect(fieldsFor('admin', null)).toEqual([...names, 'isConfirmed']);
    expect(fieldsFor('admin', 'admin')).toEqual([...names, 'isConfirmed']);
    expect(fieldsFor('support', null)).toEqual(names);
    for (const target of STAFF_ROLES) expect(fieldsFor('support', target)).toEqual([]);
    for (const role of ['content_manager', null] as const) expect(fieldsFor(role, null)).toEqual([]);
  });
});
