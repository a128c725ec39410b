import { ERROR_STATUS, type ErrorCode, type Route } from '@lauda/contract';
import type { Output } from '@lauda/contract/route';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Errors that any call can return, by what the route requires. */
function commonErrors(route: Route): ErrorCode[] {
  const takesInput = route.params ?? route.query ?? route.body ?? route.headers;
  return [
    ...(takesInput ? (['VALIDATION_FAILED'] as const) : []),
    ...(route.body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(route.policy.actor === 'anyone' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(route.policy.actor === 'staff' ? (['NOT_FOUND'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL',
  ];
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
        message: { type: 'string' },
        requestId: { type: 'string' },
      },
    },
  },
};

function parameters(route: Route): Json[] {
  const places = { params: 'path', query: 'query', headers: 'header' } as const;
  return (['params', 'query', 'headers'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: places[part],
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

function success({ output }: Route): Json {
  if (output.kind === 'redirect')
    return { 303: { description: 'Go there.', headers: { location: { schema: { type: 'string' } } } } };
  return { 200: { description: 'Done.', content: successContent(output) } };
}

function successContent(output: Exclude<Output, { kind: 'redirect' }>): Json {
  if (output.kind === 'json')
    return {
      'application/json': {
        schema: {
          type: 'object',
          required: ['data'],
          properties: { data: schemaOf(output.schema, 'output') },
        },
      },
    };
  if (output.kind === 'file')
    return Object.fromEntries(
      output.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
  return {
    [output.kind === 'events' ? 'text/event-stream' : output.contentType]: { schema: { type: 'string' } },
  };
}

const bodyContent = (schema: z.ZodMiniType, bodyTypes: readonly string[] | undefined): Json =>
  bodyTypes
    ? Object.fromEntries(bodyTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: schemaOf(schema, 'input') } };

function operation(name: string, route: Route): Json {
  const codes = [...new Set([...commonErrors(route), ...(route.errors ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const failures = [...byStatus].map(([status, list]) => [
    status,
    {
      description: list.join(' or '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    'x-policy': route.policy,
    ...(route.policy.actor === 'anyone' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    parameters: parameters(route),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: bodyContent(route.body, route.bodyTypes),
          },
        }
      : {}),
    responses: { ...success(route), ...Object.fromEntries(failures) },
  };
}

/** The API contract as an OpenAPI 3.1 document. */
export function openApiDocument(routes: Readonly<Record<string, Route>>, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lauda',
      version: '1',
      description: 'Everything the web app does, it does through these calls.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-lauda_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
