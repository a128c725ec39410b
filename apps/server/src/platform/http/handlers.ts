import type { HandlerOutput, ParsedInput, Route, RouteName, Routes } from '@lauda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, UserActor } from './actor.ts';

export interface RequestContext<A extends Actor = Actor> {
  readonly actor: A;
  readonly requestId: string;
  readonly request: FastifyRequest;
}

/** A route that requires a user passes its handler a UserActor, not a maybe. */
type ActorOf<R extends Route> = R['policy'] extends { actor: 'anyone' } ? Actor : UserActor;

/** Content for download; the handler sets all headers except the content type. */
export interface FileAnswer {
  readonly contentType: string;
  readonly body: Uint8Array | string;
}

type Answer<R extends Route> = R['output'] extends { kind: 'json' }
  ? HandlerOutput<R>
  : R['output'] extends { kind: 'document' | 'redirect' }
    ? string
    : R['output'] extends { kind: 'file' }
      ? FileAnswer
      : undefined;

export type Handler<R extends Route> = (
  input: ParsedInput<R>,
  context: RequestContext<ActorOf<R>>,
  reply: FastifyReply,
) => Promise<Answer<R>> | Answer<R>;

/** One handler per route of the contract: a missing one is a compile error. */
export type Handlers = { readonly [N in RouteName]: Handler<Routes[N]> };
