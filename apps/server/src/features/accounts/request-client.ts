import type { FastifyRequest } from 'fastify';

/** The origin of a request. */
export interface Client {
  ip: string;
  userAgent: string | null;
  /** The raw request header; it contains the device token. */
  cookie: string | undefined;
}

export const clientOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
  cookie: headers.cookie,
});
