import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Client {
  ip: string;
  userAgent: string | null;
}

export const clientOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
});
