import type { FastifyInstance } from 'fastify';

const PAGE = { config: { policy: { actor: 'page' } } } as const;
/**
 * RFC 9116 requires an expiry, less than a year ahead: a file that is no longer served must not be trusted for
 * long.
 */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

interface SecurityText {
  origin: string;
  /** A mailto: or https: URL. */
  contact: string;
  policyUrl: string | undefined;
}

/** Serves security.txt: where to report a vulnerability. */
export function registerSecurityText(
  app: FastifyInstance,
  { origin, contact, policyUrl }: SecurityText,
): void {
  const path = '/.well-known/security.txt';
  app.get(path, PAGE, (_request, reply) => {
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, pt',
      `Canonical: ${origin}${path}`,
      ...(policyUrl === undefined ? [] : [`Policy: ${policyUrl}`]),
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
