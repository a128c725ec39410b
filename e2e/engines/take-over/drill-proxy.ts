import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Pages signal to the proxy by requesting a path below this one. */
const SIGNAL = '/drill/';
/** Never installed, and no file is cached: from a cache the program would start before the first key. */
const SERVICE_WORKER = '/service-worker.js';
/** The file that starts the program. Only this one is held: browsers open six connections, and signals need one. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;
/** Limit for pages that never signal. */
const HOLD_MS = 15_000;
const POLL_MS = 10;

export interface DrillProxyOptions {
  readonly port: number;
  readonly productPort: number;
  /** The program's entry is held until the page has signaled, and this much longer. */
  readonly delayMs: () => number;
  /** Rewrites the page; the control run removes the early script from it. */
  readonly rewrite: (html: string) => string;
  /** The drill's own script, inserted at the end of the page. */
  readonly script: () => string;
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page with the drill's script, and a CSP that allows all its scripts. */
function prepared(html: string, policy: string, { rewrite, script }: DrillProxyOptions) {
  const page = rewrite(html).replace('</body>', () => `<script>${script()}</script></body>`);
  const hashes = Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => hashOf(code));
  return { page, policy: policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`) };
}

/** A proxy between browser and product, so that the product needs no code for the drill. */
export async function startDrillProxy(options: DrillProxyOptions) {
  const { port, productPort, delayMs } = options;
  const said = new Map<string, number>();
  let entry = '';
  const untilTyping = async () => {
    const end = Date.now() + HOLD_MS;
    while (said.size === 0 && Date.now() < end) await wait(POLL_MS);
    const [firstSignal = end] = said.values();
    await wait(Math.max(0, firstSignal + delayMs() - Date.now()));
  };
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    if (url.startsWith(SIGNAL)) {
      said.set(url.slice(SIGNAL.length), Date.now());
      response.writeHead(204).end();
      return;
    }
    if (url === SERVICE_WORKER) {
      response.writeHead(404).end();
      return;
    }
    if (url === entry) await untilTyping();
    const isPage = url.split('?', 1)[0] === '/builder';
    const passed = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const asked = ask(
      { host: '127.0.0.1', port: productPort, method, path: url, headers: passed },
      (answer) => {
        const { statusCode = 502, headers: answered } = answer;
        if (!isPage) {
          const cache = url.startsWith('/assets/') ? { 'cache-control': 'no-store' } : {};
          response.writeHead(statusCode, { ...answered, ...cache });
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const html = Buffer.concat(parts).toString();
          entry = ENTRY.exec(html)?.[1] ?? '';
          const { page, policy } = prepared(html, String(answered['content-security-policy']), options);
          delete answered['content-length'];
          response.writeHead(statusCode, { ...answered, 'content-security-policy': policy });
          response.end(page);
        });
      },
    );
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    /** Signals of pages since the last clear, each with its time. */
    said,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type DrillProxy = Awaited<ReturnType<typeof startDrillProxy>>;
