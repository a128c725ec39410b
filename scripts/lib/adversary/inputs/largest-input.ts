import type { Route } from '../../../../packages/contract/src/route.ts';
import { largestValue, type Scale } from './largest-value.ts';
import type { Shape } from './shapes.ts';

export interface Input {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const DEFAULT_BODY_BYTES = 64 * 1024;
/** The server rejects longer URLs before routing. */
const QUERY_CHARACTERS = 4_000;

const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify(body) ?? '');

const textsOf = (part: unknown, most: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries((part ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value).slice(0, most)]),
  );

/** Alternates between long texts in few entries and short texts in many. */
const scaleOf = (step: number, isWide: boolean): Scale =>
  isWide ? { texts: 0.8 ** step, lists: 1 } : { texts: 1, lists: 0.8 ** step };

function largestBody({ body, bodyLimitBytes = DEFAULT_BODY_BYTES }: Route, shape: Shape, isWide: boolean) {
  if (body === undefined) return undefined;
  for (let step = 0; ; step += 1) {
    const value = largestValue(
      body,
      shape,
      step < 40 ? scaleOf(step, isWide) : { texts: 0.8 ** (step - 40), lists: 0 },
    );
    if (bytesOf(value) <= bodyLimitBytes || step > 80) return value;
  }
}

/** The largest input that a route's contract and body size limit allow. */
export function largestInput(route: Route, shape: Shape, isWide: boolean): Input {
  const whole = { texts: 1, lists: 1 };
  const part = (schema: Route['params'], most: number) =>
    schema === undefined ? {} : textsOf(largestValue(schema, shape, whole), most);
  return {
    params: part(route.params, 200),
    query: part(route.query, QUERY_CHARACTERS),
    headers: part(route.headers, QUERY_CHARACTERS),
    body: route.bodyTypes === undefined ? largestBody(route, shape, isWide) : undefined,
  };
}
