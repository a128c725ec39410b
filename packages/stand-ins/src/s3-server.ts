import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** Content type by key. */
  readonly objects: ReadonlyMap<string, { bytes: Buffer; contentType: string }>;
  close(): Promise<void>;
}

const KEYS = { accessKeyId: 'stand-in', secretAccessKey: 'stand-in-secret', bucket: 'files' };
/** Small, so that listing needs a second page. */
const MAX_KEYS = 2;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Verifies an AWS Signature Version 4: requests with a wrong secret or a modified body are refused. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', signedHeaders = '', signature = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (keyId !== KEYS.accessKeyId || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)))
    return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const names = signedHeaders.split(';');
  const canonical = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    [day, region, service, end].join('/'),
    sha256(canonical),
  ];
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${KEYS.secretAccessKey}`);
  const expected = hmac(key, toSign.join('\n'));
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const fault = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** An in-memory bucket: put, get, delete and list, for signed requests. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();

  const list = (query: URLSearchParams): string => {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.slice(0, MAX_KEYS);
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, body: Buffer): [status: number, content: string | Buffer] => {
    if (!isSigned(request, body)) return [403, fault('SignatureDoesNotMatch')];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== KEYS.bucket) return [404, fault('NoSuchBucket')];
    const key = rest.map(decodeURIComponent).join('/');
    if (request.method === 'GET' && key === '') return [200, list(searchParams)];
    if (request.method === 'GET') {
      const found = objects.get(key);
      return found ? [200, found.bytes] : [404, fault('NoSuchKey')];
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return [204, ''];
    }
    objects.set(key, { bytes: body, contentType: String(request.headers['content-type']) });
    return [200, ''];
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [status, content] = answer(request, Buffer.concat(parts));
      response.writeHead(status).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...KEYS,
    objects,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
