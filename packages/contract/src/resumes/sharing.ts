import * as z from 'zod/mini';
import { defineRoute, json, user } from '../route.ts';

const byResume = z.object({ id: z.uuid() });
const byLink = z.object({ id: z.uuid(), linkId: z.uuid() });
const moment = z.iso.datetime();

export const MAX_LINK_LABEL = 80;
export const MAX_LINK_PASSWORD = 128;
export const MIN_LINK_PASSWORD = 6;
/** Per resume. */
export const MAX_SHARE_LINKS = 20;

const shareLink = z.object({
  id: z.uuid(),
  /** Valid on any host of the product. Anyone with the path can see the resume, so only the owner gets it. */
  path: z.string(),
  label: z.string(),
  /** Null shows the current version of the resume. */
  frozenVersion: z.nullable(z.number()),
  hasPassword: z.boolean(),
  expiresAt: z.nullable(moment),
  allowsDownload: z.boolean(),
  viewCount: z.number(),
  lastViewedAt: z.nullable(moment),
  createdAt: moment,
});
export type ShareLink = z.output<typeof shareLink>;

const CREATE_LIMIT = { max: 30, windowSeconds: 60, per: 'user' } as const;

export const sharingRoutes = {
  listShareLinks: defineRoute({
    method: 'GET',
    path: '/api/resume/:id/links',
    tag: 'sharing',
    summary: 'The links to one of your resumes, newest first.',
    policy: user,
    params: byResume,
    output: json(z.array(shareLink)),
    errors: ['NOT_FOUND'],
  }),
  createShareLink: defineRoute({
    method: 'POST',
    path: '/api/resume/:id/links',
    tag: 'sharing',
    summary: 'Makes a link to a resume, live or frozen as it is now. Downloads need a plan with PDF.',
    policy: user,
    params: byResume,
    body: z.strictObject({
      label: z._default(z.string().check(z.maxLength(MAX_LINK_LABEL), z.trim()), ''),
      isFrozen: z._default(z.boolean(), false),
      password: z._default(
        z.nullable(z.string().check(z.minLength(MIN_LINK_PASSWORD), z.maxLength(MAX_LINK_PASSWORD))),
        null,
      ),
      expiresAt: z._default(z.nullable(moment), null),
      allowsDownload: z._default(z.boolean(), false),
    }),
    output: json(shareLink),
    errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'SHARE_LIMIT_REACHED'],
    limit: CREATE_LIMIT,
  }),
  revokeShareLink: defineRoute({
    method: 'DELETE',
    path: '/api/resume/:id/links/:linkId',
    tag: 'sharing',
    summary: 'Ends a link at once.',
    policy: user,
    params: byLink,
    output: json(z.object({})),
    errors: ['NOT_FOUND'],
  }),
};
