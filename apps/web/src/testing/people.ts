import type { SessionUser } from '@lauda/contract/accounts/session';

export const ANA: SessionUser = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ana@lauda.example',
  name: 'Ana Lima',
  avatarUrl: null,
  staffRole: null,
};

export const BRUNO: SessionUser = {
  ...ANA,
  id: '22222222-2222-4222-8222-222222222222',
  email: 'bruno@lauda.example',
  name: 'Bruno Reis',
};
