import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Client {
  ip: string;
  userAgent: string | null;
  /** The request's own header: which device it is stands in it. */
  cookie: string | undefined;
}

export const clientOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
  cookie: headers.cookie,
});
