import type { Route } from '../../../packages/contract/src/route.ts';
import type { Files } from './inputs/files.ts';
import { knownInput } from './inputs/known-inputs.ts';
import { DEFAULT_BODY_BYTES, largestInput } from './inputs/largest-input.ts';
import { type Cast, ORIGIN } from './people.ts';
import { SHAPES } from './inputs/shapes.ts';

export interface Answer {
  /** 0 if there was no response. */
  readonly status: number;
  /** Why there was no response: the timeout or a connection error. */
  readonly lostBy?: string;
  /** The contract's validation rejected it before any handler. */
  readonly isUnread: boolean;
}

export interface Attack {
  readonly name: string;
  readonly shape: string;
  /** Calls that delete or end something run last, because the others depend on it. */
  readonly isEnding: boolean;
  readonly call: () => Promise<Answer>;
}

const MOST_MS = 40_000;
/** Event streams never end. */
const STREAM_MS = 500;

/** A new client address for every call. */
const clientAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

function credentials({ policy }: Route, { owner, staff }: Cast): Record<string, string> {
  if (policy.actor === 'anyone') return {};
  return policy.actor === 'staff' ? staff.headers : owner.user.headers;
}

function bodyOf({ bodyTypes = [], bodyLimitBytes = DEFAULT_BODY_BYTES }: Route, body: unknown, files: Files) {
  const [type] = bodyTypes;
  // The server rejects a larger body unread and closes the connection, which the client may see as a broken pipe.
  if (type !== undefined)
    return {
      type,
      payload: (type.startsWith('image/') ? files.picture : files.document).subarray(0, bodyLimitBytes),
    };
  return body === undefined ? null : { type: 'application/json', payload: JSON.stringify(body) };
}

async function send(
  url: string,
  route: Route,
  init: NonNullable<Parameters<typeof fetch>[1]>,
): Promise<Answer> {
  const isEndless = route.output.kind === 'events' && route.method === 'GET';
  const signal = AbortSignal.timeout(isEndless ? STREAM_MS : MOST_MS);
  try {
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    const text = await answer.text();
    return {
      status: answer.status,
      isUnread: answer.status === 429 || text.slice(0, 100).includes('VALIDATION_FAILED'),
    };
  } catch (error) {
    const { name, cause } = error as Error;
    return isEndless
      ? { status: 200, isUnread: false }
      : { status: 0, isUnread: false, lostBy: cause instanceof Error ? cause.message : name };
  }
}

/** One route with the largest input in this cast's shape. Built anew for each call, because ids are single-use. */
export function attackOn(
  origin: string,
  [name, route]: readonly [string, Route],
  cast: Cast,
  files: Files,
): Attack {
  const { shape } = cast;
  const call = () => {
    const known = knownInput(name, route.path, cast);
    const base = largestInput(
      known.body === undefined ? route : { ...route, body: undefined },
      shape,
      SHAPES.indexOf(shape) % 2 === 0,
    );
    const params: Record<string, string> = { ...base.params, ...known.params };
    const path = route.path.replaceAll(/:(\w+)/g, (_whole, key: string) =>
      encodeURIComponent(params[key] ?? 'x'),
    );
    const query = new URLSearchParams(known.query ?? base.query).toString();
    const body = bodyOf(route, known.body ?? base.body, files);
    const headers = Object.fromEntries(
      Object.entries({ ...base.headers, ...known.headers }).filter(([, value]) =>
        /^[\x20-\x7e]*$/.test(value),
      ),
    );
    return send(`${origin}${path}${query === '' ? '' : `?${query}`}`, route, {
      method: route.method,
      headers: {
        origin: ORIGIN,
        'x-forwarded-for': clientAddress(),
        ...credentials(route, cast),
        ...headers,
        ...(body === null ? {} : { 'content-type': body.type }),
      },
      ...(body === null || route.method === 'GET' ? {} : { body: body.payload }),
    });
  };
  const isEnding =
    route.method === 'DELETE' || /^(?:delete|bulkDelete|revoke|cancel|signOut|clear)/.test(name);
  return { name, shape: shape.name, isEnding, call };
}
