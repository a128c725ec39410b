import { createFileRoute, notFound } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';

const AuthDebug: ComponentType | null = HAS_DEBUG_SCREENS
  ? lazy(async () => ({ default: (await import('../-auth-debug.tsx')).AuthDebugScreen }))
  : null;

export const Route = createFileRoute('/_app/auth-debug')({
  beforeLoad: () => {
    if (!AuthDebug) throw notFound();
  },
  component: () => AuthDebug && <AuthDebug />,
});
