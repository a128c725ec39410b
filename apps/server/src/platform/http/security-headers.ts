import type { FastifyInstance } from 'fastify';

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * For pages of the product: own files only, no inline script or style, no eval. Trusted Types make
 * every string that would become HTML or script a runtime error instead of an injection.
 */
export const PAGE_CSP = [
  "default-src 'none'",
  // The document engine is WebAssembly; text still never becomes code.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Ours, each for the address of one script; and two that parse pasted HTML into documents in which nothing runs: ours
  // cleans it, the rich-text editor's reads what is left.
  'trusted-types lauda-documents lauda-imports lauda-offline lauda-paste ProseMirrorClipboard',
].join('; ');

/**
 * A worker lives by the policy of its own file, not of the page that started it. For a script that a page
 * loads it means nothing.
 */
export const SCRIPT_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Set on every answer; made once, because doing it per request costs more than routing does. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps, hasPreload }: { isHttps: boolean; hasPreload: boolean },
): void {
  const headers: Record<string, string> = {
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'private, no-store',
    ...(isHttps
      ? {
          'strict-transport-security': `max-age=63072000; includeSubDomains${hasPreload ? '; preload' : ''}`,
        }
      : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
