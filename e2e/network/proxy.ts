import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_PORT } from '../support/addresses.ts';
import { callName, type CallMode, type Fault, PAGE_FILES } from './modes.ts';
import { newBuild } from './new-build.ts';

const SLOW = { latencyMs: 800, bytesEachTurn: 1250, turnMs: 200 } as const;
const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

type Answer = http.IncomingMessage;
type Out = http.ServerResponse;

const isText = ({ headers }: Answer) => /html|javascript|css|json/.test(headers['content-type'] ?? '');

/** An event stream never ends, so it cannot be buffered. */
const isStream = ({ headers }: Answer) => (headers['content-type'] ?? '').startsWith('text/event-stream');

async function bodyOf(answer: Answer): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function cut(answer: Answer, out: Out, body: Buffer): void {
  // A response without a body is dropped completely.
  if (body.length === 0) return void out.destroy();
  const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
  out.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
  out.write(body.subarray(0, Math.floor(body.length / 2)), () => out.destroy());
}

async function trickle(answer: Answer, out: Out): Promise<void> {
  await wait(SLOW.latencyMs);
  out.writeHead(answer.statusCode ?? 502, answer.headers);
  for await (const part of answer)
    for (let at = 0; at < (part as Buffer).length; at += SLOW.bytesEachTurn) {
      if (out.destroyed) return;
      out.write((part as Buffer).subarray(at, at + SLOW.bytesEachTurn));
      await wait(SLOW.turnMs);
    }
  out.end();
}

/** Proxy between one browser context and the product. The browser only knows its address. */
export async function startProxy() {
  const calls = new Set<string>();
  const pageFiles = new Set<string>();
  let faults: readonly Fault[] = [];
  let hits = 0;
  let isDeployed = false;
  // A random client address per proxy: rate limits count by address, and runs must not share them.
  const from = [10, 0, 0].reduce((text, part) => `${text}${part || Math.floor(Math.random() * 256)}.`, '');
  const address = `${from}${1 + Math.floor(Math.random() * 250)}`;

  const nameOf = (request: http.IncomingMessage): string => {
    const url = new URL(request.url ?? '', 'http://localhost');
    return pageFiles.has(url.pathname) ? PAGE_FILES : callName(request.method ?? 'GET', url.href);
  };

  async function forward(request: http.IncomingMessage, out: Out, mode: CallMode | null): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    // A response in flight during the deploy still belongs to the old build.
    const isNew = isDeployed;
    const path = isNew ? newBuild.originalOf(url.pathname) : url.pathname;
    if (path === null) return void out.writeHead(404).end();
    const headers = { ...request.headers, 'x-forwarded-for': address };
    // No compression, because the proxy reads text responses.
    if (isNew || request.headers.accept?.includes('text/html')) headers['accept-encoding'] = 'identity';
    const asked = http.request({
      port: PRODUCT_PORT,
      host: '127.0.0.1',
      method: request.method,
      path: path + url.search,
      headers,
    });
    out.on('close', () => asked.destroy());
    request.pipe(asked);
    const [answer] = (await once(asked, 'response')) as [Answer];
    if (mode === 'cut')
      return cut(answer, out, isStream(answer) ? Buffer.from(': \n') : await bodyOf(answer));
    if (mode === 'slow') return trickle(answer, out);
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (!isStream(answer) && (isPage || (isNew && isText(answer)))) {
      const text = (await bodyOf(answer)).toString('utf8');
      if (isPage) for (const [file] of text.matchAll(/\/assets\/[\w.~-]+/g)) pageFiles.add(file);
      const body = Buffer.from(isNew ? newBuild.rewrite(text) : text);
      const { 'transfer-encoding': _chunked, etag: _etag, ...kept } = answer.headers;
      out.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': body.length });
      return void out.end(body);
    }
    out.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(out);
  }

  const server = http.createServer((request, out) => {
    const name = nameOf(request);
    calls.add(name);
    const mode = faults.find(({ call }) => call === name)?.mode ?? null;
    if (mode !== null) hits += 1;
    if (mode === 'hang') return void request.resume();
    if (mode === 'bad') {
      request.resume();
      return void out.writeHead(502, { 'content-type': 'text/html' }).end(BAD_GATEWAY);
    }
    // The browser aborted the call or the product is down: close the connection.
    forward(request, out, mode).catch(() => out.destroy());
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** How often the faulty call was requested. */
    hits: () => hits,
    trouble: (...next: readonly Fault[]) => {
      faults = next;
    },
    /** New calls succeed. Hanging calls keep hanging, as if the network had lost them. */
    heal: () => {
      faults = [];
    },
    deploy: () => {
      isDeployed = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;
