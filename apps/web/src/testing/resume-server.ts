import { createClient } from '@lauda/contract/full-client';
import { type ErrorCode, ERROR_STATUS } from '@lauda/contract/errors';
import type { Resume } from '@lauda/domain/resume/resume';

interface Stored {
  id: string;
  ownerId: string;
  createKey: string;
  title: string;
  versions: { opId: string; resume: Resume }[];
  isDeleted: boolean;
}

/** Cut before or after the request arrives: the client cannot tell the difference. */
export type Network = 'good' | 'down' | 'answers-lost';

class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;
  constructor(code: ErrorCode, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** Stores resumes as the API does, for one signed-in user, behind the real client. */
export function createResumeServer({ limit = 3 }: { limit?: number } = {}) {
  const resumes: Stored[] = [];
  const calls: { method: string; path: string; key: string | null; body: string | null }[] = [];
  const server = {
    network: 'good' as Network,
    userId: '' as string | null,
    resumes,
    calls,
    /** Awaited before each response. */
    gate: null as Promise<unknown> | null,
    refusal: null as ErrorCode | null,
  };
  const newest = ({ id, versions }: Stored) => ({
    id,
    version: versions.length,
    updatedAt: '2026-11-15T00:00:00.000Z',
    resume: versions.at(-1)?.resume,
  });
  const own = (id: string | undefined) => {
    const found = resumes.find((resume) => resume.id === id && resume.ownerId === server.userId);
    if (!found || found.isDeleted) throw new Refusal('NOT_FOUND');
    return found;
  };
  const saved = (stored: Stored, version: number) => ({
    id: stored.id,
    version,
    updatedAt: '2026-11-15T00:00:00.000Z',
  });

  function create(key: string, { resume }: { resume: Resume }) {
    const ownerId = server.userId ?? '';
    const repeated = resumes.find((one) => one.ownerId === ownerId && one.createKey === key);
    if (repeated) return saved(repeated, 1);
    if (resumes.filter((one) => one.ownerId === ownerId && !one.isDeleted).length >= limit)
      throw new Refusal('RESUME_LIMIT_REACHED');
    const made: Stored = {
      id: crypto.randomUUID(),
      ownerId,
      createKey: key,
      title: resume.title,
      versions: [{ opId: key, resume }],
      isDeleted: false,
    };
    resumes.push(made);
    return saved(made, 1);
  }

  function save(id: string, base: number, opId: string, resume: Resume) {
    const stored = own(id);
    const repeated = stored.versions.findIndex((version) => version.opId === opId);
    if (repeated >= 0) return saved(stored, repeated + 1);
    if (base !== stored.versions.length) throw new Refusal('RESUME_STALE', newest(stored));
    stored.versions.push({ opId, resume });
    return saved(stored, stored.versions.length);
  }

  function answer(method: string, path: string, headers: Headers, body: string | null): unknown {
    const [, , , first = '', second = ''] = path.replace(/\?.*/, '').split('/');
    const key = headers.get('idempotency-key') ?? '';
    if (server.userId === null) throw new Refusal('UNAUTHENTICATED');
    if (server.refusal) throw new Refusal(server.refusal);
    if (method === 'POST' && first === 'create')
      return create(key, JSON.parse(body ?? '') as { resume: Resume });
    if (method === 'PATCH')
      return save(
        first,
        Number(headers.get('if-match')?.slice(1, -1)),
        key,
        JSON.parse(body ?? '') as Resume,
      );
    if (method === 'GET' && first === 'id') return newest(own(second));
    if (method === 'DELETE') {
      own(first).isDeleted = true;
      return {};
    }
    throw new Refusal('NOT_FOUND');
  }

  const fetch = async (path: unknown, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : null;
    calls.push({ method, path: String(path), key: headers.get('idempotency-key'), body });
    const { network } = server;
    if (network === 'down') throw new TypeError('Failed to fetch');
    await server.gate;
    const reply = (): Response => {
      try {
        return Response.json({ data: answer(method, String(path), headers, body) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code, data } = error;
        const status = ERROR_STATUS[code];
        return Response.json({ error: { code, message: code, requestId: 'r-1', data } }, { status });
      }
    };
    const response = reply();
    if (network === 'answers-lost') throw new TypeError('Failed to fetch');
    return response;
  };
  return Object.assign(server, { api: createClient({ baseUrl: '', fetch }) });
}
