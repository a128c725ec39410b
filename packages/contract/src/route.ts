import type { Act, Area } from '@lauda/domain/permissions';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether staff who see the product as this person may call it for them. */
type Impersonator = 'allowed' | 'refused';

/**
 * Who may call a route. The server refuses to boot a route that does not say. An impersonator has no staff
 * rights, and changes something of a user's only with the right to edit users.
 */
export type Policy =
  | { readonly actor: 'anyone'; readonly impersonator: Impersonator }
  | { readonly actor: 'user'; readonly impersonator: Impersonator }
  | { readonly [A in Area]: { readonly actor: 'staff'; readonly area: A; readonly act: Act<A> } }[Area];

export const anyone = { actor: 'anyone', impersonator: 'allowed' } as const;
/** Ways in, and whatever else says who somebody is. */
export const anyoneInPerson = { actor: 'anyone', impersonator: 'refused' } as const;
/** The person alone: money, what opens the account, all of its data at once. */
export const user = { actor: 'user', impersonator: 'refused' } as const;
/** What one must see or change to help somebody. */
export const userOrImpersonator = { actor: 'user', impersonator: 'allowed' } as const;
export const staff = <A extends Area, const T extends Act<A>>(area: A, act: T) =>
  ({ actor: 'staff', area, act }) as const;

/** How often one client (by address) or one user may call; counted over a fixed window. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly per: 'client' | 'user';
  /** Counted to within a second's worth, which costs a request nothing: enough against floods. */
  readonly isRough?: true;
}

/** What a call answers with. `json` travels as `{ "data": … }`; `redirect` sends a browser on. */
export type Output =
  | { readonly kind: 'json'; readonly schema: z.ZodMiniType }
  | { readonly kind: 'events' }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'document'; readonly contentType: string }
  | { readonly kind: 'file'; readonly contentTypes: readonly string[] };

export const json = <S extends z.ZodMiniType>(schema: S) => ({ kind: 'json', schema }) as const;

/** A file: sent as a Blob that knows its type, received as its bytes. */
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
  /** Content types of a body that is not JSON; it is `bytes` then. */
  readonly bodyTypes?: readonly string[];
  /** The caller must have shown who they are within the last ten minutes; PROOF_NEEDED otherwise. */
  readonly needsProof?: true;
  /** Failures of this route's own, beside the ones any call can meet. */
  readonly errors?: readonly ErrorCode[];
  readonly limit?: RateLimit;
  readonly bodyLimitBytes?: number;
  /** Makes documents, reads files, compares texts or asks a model: refused with 503 while the process is overloaded. */
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

/** What a caller sends. */
export type RouteInput<R extends Route> = Parts<R, 'in'>;
/** What a handler receives, parsed. */
export type ParsedInput<R extends Route> = Parts<R, 'out'>;

type JsonSchemaOf<R extends Route> = R['output'] extends { schema: infer S extends z.ZodMiniType }
  ? S
  : never;
/** What a handler of a JSON route returns. */
export type HandlerOutput<R extends Route> = z.input<JsonSchemaOf<R>>;
/** What a caller of a JSON route gets. */
export type RouteOutput<R extends Route> = z.output<JsonSchemaOf<R>>;
