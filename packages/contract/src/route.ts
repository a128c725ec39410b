import type { Act, Area } from '@lauda/domain/permissions';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether staff who impersonate a user may call it. */
type Impersonator = 'allowed' | 'refused';

/**
 * Who may call a route. The server refuses to boot when a route has no policy. An impersonator has no staff rights, and
 * may change a user's data only with the right to edit users.
 */
export type Policy =
  | { readonly actor: 'anyone'; readonly impersonator: Impersonator }
  | { readonly actor: 'user'; readonly impersonator: Impersonator }
  | { readonly [A in Area]: { readonly actor: 'staff'; readonly area: A; readonly act: Act<A> } }[Area];

export const anyone = { actor: 'anyone', impersonator: 'allowed' } as const;
/** Sign-in, and everything else that identifies the user. */
export const anyoneInPerson = { actor: 'anyone', impersonator: 'refused' } as const;
/** Only the user: payments, credentials, exports of all data. */
export const user = { actor: 'user', impersonator: 'refused' } as const;
/** What staff need to see or change to help a user. */
export const userOrImpersonator = { actor: 'user', impersonator: 'allowed' } as const;
export const staff = <A extends Area, const T extends Act<A>>(area: A, act: T) =>
  ({ actor: 'staff', area, act }) as const;

/** How often one client (by IP address) or one user may call, in a fixed window. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly per: 'client' | 'user';
  /** Accurate only to about a second's worth of calls, but costs a request nothing: good enough against floods. */
  readonly isRough?: true;
}

/** The response. `json` is sent as `{ "data": … }`; `redirect` sends the browser to another address. */
export type Output =
  | { readonly kind: 'json'; readonly schema: z.ZodMiniType }
  | { readonly kind: 'events' }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'document'; readonly contentType: string }
  | { readonly kind: 'file'; readonly contentTypes: readonly string[] };

export const json = <S extends z.ZodMiniType>(schema: S) => ({ kind: 'json', schema }) as const;

/** A file: sent as a Blob with its type, received as bytes. */
export const bytes = z.pipe(
  z.custom<Blob>(),
  z.transform((received) => received as unknown as Uint8Array),
);

type ObjectSchema = z.ZodMiniType<Record<string, unknown>>;

export interface Route {
  readonly method: Method;
  /** Parameters are written ':name'. */
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly policy: Policy;
  readonly output: Output;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly headers?: ObjectSchema;
  readonly body?: z.ZodMiniType;
  /** Accepted content types when the body is not JSON; the body is `bytes` then. */
  readonly bodyTypes?: readonly string[];
  /** The caller must have proved their identity within the last ten minutes; PROOF_NEEDED otherwise. */
  readonly needsProof?: true;
  /** Error codes of this route, in addition to those that any call can return. */
  readonly errors?: readonly ErrorCode[];
  readonly limit?: RateLimit;
  readonly bodyLimitBytes?: number;
  /** Makes documents, reads files, compares texts or calls a model: answers 503 while the process is overloaded. */
  readonly isExpensive?: true;
}

export const defineRoute = <const R extends Route>(route: R): R => route;

type InputPart<S, Wire extends 'in' | 'out'> = S extends z.ZodMiniType
  ? Wire extends 'in'
    ? z.input<S>
    : z.output<S>
  : never;

type Present<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] };

type Parts<R extends Route, Wire extends 'in' | 'out'> = Present<{
  params: InputPart<R['params'], Wire>;
  query: InputPart<R['query'], Wire>;
  headers: InputPart<R['headers'], Wire>;
  body: InputPart<R['body'], Wire>;
}>;

/** Input as the caller sends it. */
export type RouteInput<R extends Route> = Parts<R, 'in'>;
/** Input as the handler receives it, parsed. */
export type ParsedInput<R extends Route> = Parts<R, 'out'>;

type JsonSchemaOf<R extends Route> = R['output'] extends { schema: infer S extends z.ZodMiniType }
  ? S
  : never;
/** What the handler of a JSON route returns. */
export type HandlerOutput<R extends Route> = z.input<JsonSchemaOf<R>>;
/** What the caller of a JSON route receives. */
export type RouteOutput<R extends Route> = z.output<JsonSchemaOf<R>>;
