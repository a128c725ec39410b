import * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from './errors.ts';
import type { Route, RouteInput, RouteOutput } from './route.ts';
import type { Routes } from './routes.ts';

/** A call that the server refused, or (`code: null`) one that got no answer we can parse. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly requestId: string | null;
  /** The data that comes with this error code, unparsed. */
  readonly data: unknown;

  constructor(
    code: ErrorCode | null,
    status: number,
    message: string,
    requestId: string | null,
    data?: unknown,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.data = data;
  }
}

type RouteTable = Readonly<Record<string, Route>>;
type JsonRouteName<T extends RouteTable> = {
  [N in keyof T]: T[N]['output'] extends { kind: 'json' } ? N : never;
}[keyof T];
type Call<R extends Route> = (
  ...args: keyof RouteInput<R> extends never
    ? [input?: undefined, init?: CallInit]
    : [input: RouteInput<R>, init?: CallInit]
) => Promise<RouteOutput<R>>;

/** A dead connection may never answer: every call times out after this, unless it sets its own `limitMs`. */
const CALL_LIMIT_MS = 30_000;

interface CallInit {
  signal?: AbortSignal;
  /** Timeout of this call: longer for slow calls, shorter for calls that are not worth the wait. */
  limitMs?: number;
}

export type ClientOf<T extends RouteTable> = { readonly [N in JsonRouteName<T>]: Call<T[N]> };
export type Client = ClientOf<Routes>;

export interface ClientOptions {
  baseUrl: string;
  fetch?: typeof fetch;
  /** Sent with every call, for API clients that use a bearer token. */
  headers?: () => Record<string, string>;
}

type PathValue = string | number | boolean;

interface AnyInput {
  params?: Record<string, PathValue>;
  query?: Record<string, PathValue | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The path with its parameters filled in, followed by the query string. */
export function routeUrl(route: Route, { params = {}, query = {} }: AnyInput = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    data: z.optional(z.unknown()),
  }),
});

async function readError(response: Response): Promise<ApiError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  if (!parsed.success) return new ApiError(null, response.status, `HTTP ${response.status}`, null);
  const { code, message, requestId, data } = parsed.data.error;
  return new ApiError(isErrorCode(code) ? code : null, response.status, message, requestId, data);
}

/** Creates one function for each JSON route in the table. Every response is validated by its schema. */
export function createClientOf<T extends RouteTable>(
  table: T,
  { baseUrl, fetch: send = fetch, headers = () => ({}) }: ClientOptions,
): ClientOf<T> {
  const call = async (
    route: Route,
    input: AnyInput = {},
    { signal, limitMs = CALL_LIMIT_MS }: CallInit = {},
  ): Promise<unknown> => {
    const limit = AbortSignal.timeout(limitMs);
    const response = await send(baseUrl + routeUrl(route, input), {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...headers(),
        ...input.headers,
        ...(input.body === undefined || input.body instanceof Blob
          ? {}
          : { 'content-type': 'application/json' }),
      },
      body:
        input.body === undefined
          ? null
          : input.body instanceof Blob
            ? input.body
            : JSON.stringify(input.body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw await readError(response);
    if (route.output.kind !== 'json') throw new TypeError(`${route.path} does not answer with JSON`);
    return z.object({ data: route.output.schema }).parse(await response.json()).data;
  };
  const json = Object.entries(table).filter(([, route]) => route.output.kind === 'json');
  // Built by name from the same table that the type is mapped from.
  return Object.fromEntries(
    json.map(([name, route]) => [name, (input?: AnyInput, init?: CallInit) => call(route, input, init)]),
  ) as unknown as ClientOf<T>;
}
