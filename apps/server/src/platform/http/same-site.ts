import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request comes from our own pages, or from a program. Browsers always send Origin with
 * such requests and pages cannot forge it; programs with a bearer token send neither Origin nor cookies. A cookie
 * without an Origin is neither, and is refused (CSRF).
 */
export function isOwnRequest(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  origins: readonly string[],
): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { origin, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined) return origins.includes(origin);
  return cookie === undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Has the same effect for every caller and changes nothing, so any site may post to it. */
    isOpenToOtherSites?: true;
  }
}

export function registerSameSiteCheck(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed =
      request.routeOptions.config.isOpenToOtherSites === true || isOwnRequest(request, origins);
    done(isAllowed ? undefined : new AppError('CROSS_SITE_REQUEST'));
  });
}
