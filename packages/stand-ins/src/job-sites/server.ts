import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { BOARD_PAGES } from './boards.data.ts';
import { makeCertificates } from './certificates.ts';
import { HOSTILE_PAGES } from './hostile.data.ts';
import { COMPANY_PAGES } from './pages.data.ts';

const PAGES = [...BOARD_PAGES, ...COMPANY_PAGES, ...HOSTILE_PAGES];

export interface SeenRequest {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

export interface JobSites {
  /** A loopback address that nothing else uses; it stands for the public Internet. */
  readonly address: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Certificate of the authority that signed the sites' certificates, as PEM. */
  readonly authority: string;
  /** Host names that resolve to `address`. */
  readonly hosts: readonly string[];
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

const ADDRESS = '127.66.0.1';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, ADDRESS, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Job boards, company pages and hostile sites in one process, over HTTP and HTTPS, selected by host name. */
export async function startJobSites(): Promise<JobSites> {
  const hosts = [...new Set(PAGES.map(({ host }) => host))];
  const requests: SeenRequest[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const host = request.headers.host ?? '';
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    requests.push({ host, path: request.url ?? '', headers: request.headers });
    request.socket.on('error', () => {});
    response.on('error', () => {});
    const page = PAGES.find((own) => own.host === host && own.path === pathname);
    if (page) page.answer(response, request);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  };
  const { authority, contextFor } = await makeCertificates(hosts);
  const http = createHttpServer(answer);
  const https = createHttpsServer({ SNICallback: (name, done) => done(null, contextFor(name)) }, answer);
  https.on('tlsClientError', () => {});
  const [httpPort, httpsPort] = [await listen(http), await listen(https)];
  return {
    address: ADDRESS,
    httpPort,
    httpsPort,
    authority,
    hosts,
    requests,
    close: async () => {
      await Promise.all(
        [http, https].map((server) => {
          server.closeAllConnections();
          return new Promise<void>((resolve) => server.close(() => resolve()));
        }),
      );
    },
  };
}
