import { anyone, defineRoute } from './route.ts';

export const referenceRoutes = {
  getOpenApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'reference',
    summary: 'This API as an OpenAPI 3.1 document; calls of staff are in it for staff only.',
    policy: anyone,
    output: { kind: 'document', contentType: 'application/json; charset=utf-8' },
  }),
  getReferencePage: defineRoute({
    method: 'GET',
    path: '/api/docs',
    tag: 'reference',
    summary: 'The same as a page to read.',
    policy: anyone,
    output: { kind: 'document', contentType: 'text/html; charset=utf-8' },
  }),
};
