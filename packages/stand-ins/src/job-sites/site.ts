import type { IncomingMessage, ServerResponse } from 'node:http';

/** The response of one host at one path. A handler may write to the socket itself. */
export interface SitePage {
  readonly host: string;
  readonly path: string;
  readonly answer: (response: ServerResponse, request: IncomingMessage) => void;
}

export const htmlPage = (
  host: string,
  path: string,
  html: string,
  contentType = 'text/html; charset=utf-8',
): SitePage => ({
  host,
  path,
  answer: (response) => response.writeHead(200, { 'content-type': contentType }).end(html),
});

export const jsonPage = (host: string, path: string, json: unknown): SitePage => ({
  host,
  path,
  answer: (response) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json)),
});

export const redirect = (host: string, path: string, location: string, status = 302): SitePage => ({
  host,
  path,
  answer: (response) => response.writeHead(status, { location }).end(),
});
