import { createHash } from 'node:crypto';
import { LATE_STYLES_SCRIPT } from '@lauda/contract/site/late-styles';
import type { FastifyInstance } from 'fastify';

const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Admits one inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * CSP of the product's pages: own files and one inline script, no inline style, no eval. Trusted Types turn every
 * string that would become HTML or script into a runtime error instead of an injection.
 */
export const PAGE_CSP = [
  "default-src 'none'",
  // For the document engine in WebAssembly; strings still cannot become code.
  `script-src 'self' ${scriptHash(LATE_STYLES_SCRIPT)} 'wasm-unsafe-eval'`,
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
  // Our policies each allow one script URL, except lauda-paste. That one and the rich-text editor's
  // ProseMirrorClipboard parse pasted HTML into inert documents: ours cleans it, the editor's reads the result.
  'trusted-types lauda-documents lauda-imports lauda-offline lauda-paste ProseMirrorClipboard',
].join('; ');

/**
 * A worker uses the CSP of its own file, not that of the page that started it. Scripts loaded by a page ignore it.
 */
export const SCRIPT_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Set on every response; built once, because building them per request costs more than routing. */
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
