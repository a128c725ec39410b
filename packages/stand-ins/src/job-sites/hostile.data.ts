import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { htmlPage, redirect, type SitePage } from './site.ts';

// Malicious sites. Each limits itself, so that a fetcher without its own limit still ends.

const HOST = 'evil.com';
const HUGE = 64 * 1024 * 1024;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Writes until the client disconnects or `most` bytes are sent. */
function pour(response: ServerResponse, chunk: Buffer | string, most: number): void {
  let left = most;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    if (!response.destroyed) response.end();
  };
  more();
}

/** Writes a piece at each interval, for a minute. */
function drip(write: (count: number) => void, response: ServerResponse, everyMs: number): void {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    if (response.destroyed || count * everyMs > 60_000) clearInterval(timer);
    else write(count);
  }, everyMs);
  response.once('close', () => clearInterval(timer));
}

const bomb = (path: string, encoding: string, pack: (data: Buffer) => Buffer): SitePage => {
  let packed: Buffer | undefined;
  return {
    host: HOST,
    path,
    answer: (response) => {
      packed ??= pack(Buffer.alloc(HUGE, '<p>boom</p>'));
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(packed);
    },
  };
};

const raw = (path: string, bytes: string | Buffer, isEnded = true): SitePage => ({
  host: HOST,
  path,
  answer: (_response, { socket }) => {
    socket.write(bytes);
    if (isEnded) socket.end();
  },
});

const WORDS = '<p>Work with us on many things that matter to many people every day of the week.</p>';

export const HOSTILE_PAGES: readonly SitePage[] = [
  {
    host: HOST,
    path: '/huge',
    answer: (response) => pour(response.writeHead(200, HTML), 'x'.repeat(65_536), HUGE),
  },
  {
    host: HOST,
    path: '/huge-said',
    answer: (response) =>
      pour(response.writeHead(200, { ...HTML, 'content-length': HUGE }), 'x'.repeat(65_536), HUGE),
  },
  {
    host: HOST,
    path: '/endless-html',
    answer: (response) => pour(response.writeHead(200, HTML), '<div><p>more '.repeat(5_000), HUGE),
  },
  {
    host: HOST,
    path: '/drip',
    answer: (response) => {
      response.writeHead(200, HTML);
      drip(() => response.write('<p>a</p>'), response, 200);
    },
  },
  {
    host: HOST,
    path: '/slow-header',
    answer: (response, { socket }) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n');
      drip((count) => socket.write(`x-${count}: y\r\n`), response, 200);
    },
  },
  { host: HOST, path: '/silent', answer: () => {} },
  bomb('/bomb-gzip', 'gzip', (data) => gzipSync(data)),
  bomb('/bomb-brotli', 'br', (data) =>
    brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  ),
  bomb('/bomb-deflate', 'deflate', (data) => deflateSync(data)),
  bomb('/bomb-twice', 'gzip, gzip', (data) => gzipSync(gzipSync(data))),
  bomb('/bomb-lying', 'x-unknown', (data) => gzipSync(data)),
  {
    host: HOST,
    path: '/broken-gzip',
    answer: (response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(WORDS).subarray(0, 40)),
  },
  redirect(HOST, '/loop', '/loop'),
  redirect(HOST, '/loop-a', '/loop-b'),
  redirect(HOST, '/loop-b', '/loop-a', 307),
  {
    host: HOST,
    path: '/endless-redirects',
    answer: (response, { url = '' }) =>
      response
        .writeHead(302, {
          location: `/endless-redirects?n=${Number(new URL(url, 'http://x').searchParams.get('n') ?? 0) + 1}`,
        })
        .end(),
  },
  { host: HOST, path: '/redirect-nowhere', answer: (response) => response.writeHead(302).end() },
  {
    host: HOST,
    path: '/to',
    answer: (response, { url = '' }) =>
      response.writeHead(302, { location: new URL(url, 'http://x').searchParams.get('target') ?? '' }).end(),
  },
  {
    host: HOST,
    path: '/refresh',
    answer: (response) =>
      response
        .writeHead(200, { ...HTML, refresh: '0;url=http://127.0.0.1/' })
        .end(
          `<meta http-equiv="refresh" content="0;url=http://127.0.0.1/"><iframe src="http://127.0.0.1/"></iframe><link rel="canonical" href="http://127.0.0.1/admin">${WORDS}`,
        ),
  },
  htmlPage(HOST, '/deep', `${'<div>'.repeat(300_000)}${WORDS}`),
  htmlPage(HOST, '/deep-inline', `${'<b><i><p>'.repeat(150_000)}${WORDS}`),
  htmlPage(HOST, '/unclosed', `${WORDS}${'<p>'.repeat(400_000)}${'</div>'.repeat(50_000)}`),
  htmlPage(
    HOST,
    '/attributes',
    `<div ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>${WORDS}</div>`,
  ),
  htmlPage(HOST, '/attribute-value', `<div class="${'a '.repeat(900_000)}">${WORDS}</div>`),
  htmlPage(HOST, '/regex-bait', `<h1>${' \t'.repeat(400_000)}</h1><p>${'a'.repeat(500_000)}!</p>`),
  htmlPage(HOST, '/entity-bait', `<p>${'&amp'.repeat(400_000)}</p>`),
  htmlPage(HOST, '/comment-bait', `${WORDS}${'<!--'.repeat(400_000)}`),
  htmlPage(HOST, '/json-bait', `<script type="application/ld+json">${'['.repeat(900_000)}</script>${WORDS}`),
  htmlPage(
    HOST,
    '/json-wide',
    `<script type="application/ld+json">[${'{"a":[]},'.repeat(180_000)}{}]</script>${WORDS}`,
  ),
  htmlPage(
    HOST,
    '/many-scripts',
    '<script type="application/ld+json">{"@type":"x"}</script>'.repeat(30_000) + WORDS,
  ),
  htmlPage(HOST, '/utf16', WORDS, 'text/html; charset=utf-16'),
  htmlPage(
    HOST,
    '/script-text',
    `<p><script>alert(1)</script>&lt;script&gt;alert(2)&lt;/script&gt; ${WORDS}</p>`,
  ),
  raw('/garbage', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919) % 256))),
  raw(
    '/chunked-garbage',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\nZZZZ\r\n${'x'.repeat(500)}`,
  ),
  raw(
    '/chunk-bomb',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(400_000)}0\r\n\r\n`,
  ),
  raw(
    '/both-lengths',
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ),
  raw(
    '/many-headers',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${'x-a: b\r\n'.repeat(50_000)}\r\n${WORDS}`,
  ),
  raw(
    '/long-header',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nx-a: ${'b'.repeat(200_000)}\r\n\r\n${WORDS}`,
  ),
  raw(
    '/early-hints',
    `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(20_000)}HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n${WORDS}`,
  ),
  raw('/short', `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n${WORDS}`),
  raw('/upgrade', 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n', false),
  {
    host: HOST,
    path: '/cookie',
    answer: (response, { headers }) =>
      headers.cookie === undefined
        ? response.writeHead(302, { location: '/cookie', 'set-cookie': 'a=b; Path=/' }).end()
        : response.writeHead(200, HTML).end(WORDS),
  },
  htmlPage('expired.com', '/', WORDS),
  htmlPage('self-signed.com', '/', WORDS),
  htmlPage('wrong-name.com', '/', WORDS),
];
