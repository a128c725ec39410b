import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  /** Name of the sending process. */
  service: string;
  attributes: Readonly<Record<string, unknown>>;
}

export interface CollectorServer {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** All request bodies, to search for data that must not be sent. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OpenTelemetry collector that stores what it receives: OTLP over HTTP, as JSON. */
export async function startCollectorServer(): Promise<CollectorServer> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const sent = (await json(request)) as Export;
      bodies.push(JSON.stringify(sent));
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        const service = String(valuesOf(resource.attributes)['service.name']);
        for (const { traceId, spanId, parentSpanId, name, attributes } of scopeSpans.flatMap(
          (one) => one.spans,
        ))
          spans.push({ traceId, spanId, parentSpanId, name, service, attributes: valuesOf(attributes) });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
