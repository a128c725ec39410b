import type { Policy, RateLimit, Route } from '@lauda/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../errors.ts';
import type { Actor, Authenticate, UserActor } from './actor.ts';
import { clientNetwork } from './client-network.ts';
import type { FileAnswer, RequestContext } from './handlers.ts';
import { isWrite, refusal, routesWithoutPolicy } from './policy.ts';
import { requireFreshProof } from './fresh-proof.ts';
import type { CheckLimit } from './limits/rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** Who may call this route; a route without a policy cannot be registered. */
    policy?: Policy | { actor: 'page' };
  }
}

const DEFAULT_LIMIT: RateLimit = { max: 600, windowSeconds: 60, per: 'client', isRough: true };
const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;
const OVERLOAD_RETRY_SECONDS = 5;

/** The type of handlers for the adapter; `Handlers` types each one by its route for its author. */
export type AnyHandler = (input: never, context: RequestContext<never>, reply: FastifyReply) => unknown;

export interface RegisterOptions {
  routes: Readonly<Record<string, Route>>;
  handlers: Readonly<Record<string, AnyHandler>>;
  authenticate: Authenticate;
  checkLimit: CheckLimit;
  isOverloaded: () => boolean;
  /** Runs before the call: no change during impersonation goes without an audit entry. */
  recordImpersonatedWrite: (routeName: string, actor: UserActor, request: FastifyRequest) => Promise<void>;
}

/** Refuses to start with any route, from any plugin, that does not declare its policy. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const { policy }: FastifyContextConfig = config ?? {};
    if (!policy) throw new Error(`${String(method)} ${url} declares no policy`);
  });
}

/** Registers every route of the contract: rate limit, authenticate, authorize, validate, handle, present. */
export function registerRoutes(
  app: FastifyInstance,
  { routes, handlers, authenticate, checkLimit, isOverloaded, recordImpersonatedWrite }: RegisterOptions,
): void {
  const open = routesWithoutPolicy(routes);
  if (open.length > 0) throw new Error(`Routes without a policy: ${open.join(', ')}`);
  app.decorateRequest('actor');

  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`Route ${name} has no handler`);
    const limit = route.limit ?? DEFAULT_LIMIT;

    const holdToLimit = async (subject: string, reply: FastifyReply) => {
      const { isAllowed, retryAfterSeconds } = await checkLimit(name, subject, limit);
      if (isAllowed) return;
      reply.header('retry-after', String(retryAfterSeconds));
      throw new AppError('RATE_LIMITED');
    };

    inScopeOf(app, route, (scope) =>
      scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
        config: { policy: route.policy },
        // Runs before the body is read: an unauthorized caller cannot make us parse anything.
        onRequest: async (request, reply) => {
          if (limit.per === 'client') await holdToLimit(clientNetwork(request.ip), reply);
          const actor = await authenticate(request, reply);
          request.actor = actor;
          const refused = refusal(route, actor);
          if (refused) throw new AppError(refused);
          if (route.needsProof && actor.kind === 'user') requireFreshProof(actor);
          if (route.isExpensive && isOverloaded())
            throw new AppError('UNAVAILABLE', null, { retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
          if (actor.kind === 'user' && actor.impersonation !== null && isWrite(route))
            await recordImpersonatedWrite(name, actor, request);
          if (limit.per === 'user')
            await holdToLimit(actor.kind === 'user' ? actor.userId : clientNetwork(request.ip), reply);
        },
        handler: async (request, reply) => {
          const input = parseInput(route, request);
          const context: RequestContext = { actor: request.actor, requestId: request.id, request };
          const answer = await handler(input as never, context as never, reply);
          return present(route, answer, reply);
        },
      }),
    );
  }
}

/** A route for files accepts only their content types, as bytes; every other route accepts only JSON. */
function inScopeOf(
  app: FastifyInstance,
  { bodyTypes }: Route,
  register: (scope: FastifyInstance) => void,
): void {
  if (!bodyTypes) return register(app);
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...bodyTypes], { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    register(scope);
    done();
  });
}

function parseInput(route: Route, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = route[part];
    if (!schema) continue;
    const parsed = z.safeParse(schema, request[part]);
    if (!parsed.success) throw new AppError('VALIDATION_FAILED', describeIssues(part, parsed.error.issues));
    input[part] = parsed.data;
  }
  return input;
}

/** Reports the path and the problem, never the value: it may be a password. */
const describeIssues = (part: string, issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`)
    .join('; ');

/** Limits the response to the fields of the contract: zod drops every other field of a row. */
function present(route: Route, answer: unknown, reply: FastifyReply): unknown {
  const { output } = route;
  if (output.kind === 'events') return reply;
  if (output.kind === 'redirect') return reply.redirect(String(answer), 303);
  if (output.kind === 'document') return reply.type(output.contentType).send(answer);
  if (output.kind === 'file') {
    const { contentType, body } = answer as FileAnswer;
    return reply
      .type(contentType)
      .send(typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  }
  const parsed = z.safeParse(output.schema, answer);
  if (!parsed.success)
    throw new AppError('INTERNAL', null, {
      cause: new Error(`${route.path} answered outside its contract: ${parsed.error.message}`),
    });
  return reply.type('application/json; charset=utf-8').send({ data: parsed.data });
}
