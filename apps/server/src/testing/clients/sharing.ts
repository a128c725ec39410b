import type { ShareLink } from '@lauda/contract/resumes/sharing';
import type { FastifyInstance } from 'fastify';
import { TEST_ORIGIN, type TestUser } from '../accounts.ts';

/** API calls of one user on the share links of a resume. */
export function sharingClient(app: FastifyInstance, { headers }: Pick<TestUser, 'headers'>) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/resume/${path}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const { data, error } = answer.json<{ data?: unknown; error?: { code: string } }>();
    return { status: answer.statusCode, data, code: error?.code };
  };
  const create = (resumeId: string, body: object = {}) => call('POST', `${resumeId}/links`, body);
  return {
    create,
    /** For tests that start with a link. */
    made: async (resumeId: string, body: object = {}): Promise<ShareLink> => {
      const { status, data } = await create(resumeId, body);
      if (status !== 200) throw new Error(`No link was made: ${status}`);
      return data as ShareLink;
    },
    list: (resumeId: string) => call('GET', `${resumeId}/links`),
    revoke: (resumeId: string, linkId: string) => call('DELETE', `${resumeId}/links/${linkId}`),
  };
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

interface Look {
  path: string;
  headers?: Record<string, string>;
  ip?: string;
  method?: 'GET' | 'HEAD';
}

/** A visitor with a link and a separate browser. */
export const look = (
  app: FastifyInstance,
  { path, headers = {}, ip = '198.51.100.7', method = 'GET' }: Look,
) => app.inject({ method, url: path, headers: { 'user-agent': BROWSER, ...headers }, remoteAddress: ip });

export const typePassword = (app: FastifyInstance, path: string, password: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: {
      'user-agent': BROWSER,
      origin: TEST_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ password }).toString(),
  });
