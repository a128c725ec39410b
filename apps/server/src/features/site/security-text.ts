import type { FastifyInstance } from 'fastify';

const PAGE = { config: { policy: { actor: 'page' } } } as const;
/** RFC 9116 wants an end, and less than a year: what nobody serves any more should not be believed for long. */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

interface SecurityText {
  origin: string;
  /** A mailto: or https: address. */
  contact: string;
  policyUrl: string | undefined;
}

/** Where somebody who has found a hole can tell of it. */
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
