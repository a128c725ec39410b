import { routes } from '@lauda/contract';
import type { BrowserContext, Request } from '@playwright/test';

interface PageErrorOptions {
  /** A 404 is a fault too; some tests request one on purpose. */
  isNotFoundAFault?: boolean;
  /** Another device, whose calls may be refused because of this test's actions. */
  isElsewhere?: boolean;
}

/** Collects exceptions and console errors of every page in a context. */
export function collectPageErrors(
  context: BrowserContext,
  errors: string[],
  { isNotFoundAFault = false, isElsewhere = false }: PageErrorOptions = {},
): void {
  /** Calls in flight when a session ends are correctly refused, until the next sign-in. */
  let isLeaving = false;
  const sentWhileLeaving = new Set<string>();
  const accountCall = (request: Request): string | null => {
    const { pathname } = new URL(request.url());
    return request.method() === 'POST' && pathname.startsWith('/api/account/') ? pathname : null;
  };
  context.on('request', (request) => {
    if (accountCall(request) === routes.signOut.path) isLeaving = true;
    if (isLeaving) sentWhileLeaving.add(request.url());
  });
  context.on('requestfinished', (request) => {
    const call = accountCall(request);
    if (call !== null && call !== routes.signOut.path) isLeaving = false;
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (!isNotFoundAFault && text.includes('404')) return;
    const isRefused = text.includes('status of 401');
    if (isRefused && (isLeaving || sentWhileLeaving.has(message.location().url))) return;
    if (isElsewhere && /status of 4\d\d/.test(text)) return;
    errors.push(`${text} ${message.location().url}`);
  });
}
