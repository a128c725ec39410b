import { describe, expect, it } from 'vitest';
import { can, staffRole } from './permissions.ts';

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

  it('grants what the matrix lists and nothing else', () => {
    expect(can('admin', 'subscriptions', 'refund')).toBe(true);
    expect(can('support', 'subscriptions', 'cancel')).toBe(true);
    expect(can('support', 'subscriptions', 'refund')).toBe(false);
    expect(can('support', 'users', 'delete')).toBe(false);
    expect(can('content_manager', 'content', 'delete')).toBe(true);
    expect(can('content_manager', 'system', 'view')).toBe(false);
    expect(can(null, 'users', 'view')).toBe(false);
  });
});
