import * as z from 'zod/mini';
import { defineRoute, json, staff } from '../route.ts';

/** Kinds of optional mail that content managers write. */
export const MAILING_KINDS = ['tips', 'updates'] as const;
export type MailingKind = (typeof MAILING_KINDS)[number];
export const MAILING_STATUSES = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

export const MAX_MAILING_SUBJECT = 120;
export const MAX_MAILING_BODY = 10_000;
/** Minimum number of days between two newsletters. */
export const NEWSLETTER_DAYS = 14;

// A line break in a subject would allow header injection.
const subject = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_MAILING_SUBJECT), z.regex(/^[^\r\n]*$/));
const body = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MAILING_BODY));

const mailingText = z.strictObject({
  kind: z.enum(MAILING_KINDS),
  subjectEn: subject,
  bodyEn: body,
  subjectPt: subject,
  bodyPt: body,
});
export type MailingText = z.output<typeof mailingText>;

const mailing = z.object({
  id: z.uuid(),
  kind: z.enum(MAILING_KINDS),
  subjectEn: z.string(),
  bodyEn: z.string(),
  subjectPt: z.string(),
  bodyPt: z.string(),
  status: z.enum(MAILING_STATUSES),
  sendAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Mails that the mail server accepted. */
  sentCount: z.number(),
});
export type Mailing = z.output<typeof mailing>;

const params = z.object({ id: z.uuid() });
const base = { tag: 'admin', errors: ['NOT_FOUND', 'CONFLICT'] } as const;

export const mailingRoutes = {
  listMailings: defineRoute({
    method: 'GET',
    path: '/api/admin/mailings',
    tag: 'admin',
    summary: 'Newsletters and updates, the newest 100 first.',
    policy: staff('content', 'view'),
    output: json(z.array(mailing)),
  }),
  createMailing: defineRoute({
    method: 'POST',
    path: '/api/admin/mailings',
    tag: 'admin',
    summary: 'A new draft, in both languages.',
    policy: staff('content', 'edit'),
    body: mailingText,
    output: json(mailing),
  }),
  saveMailing: defineRoute({
    ...base,
    method: 'PUT',
    path: '/api/admin/mailings/:id',
    summary: 'Changes a draft. One that is scheduled or sent cannot be changed.',
    policy: staff('content', 'edit'),
    params,
    body: mailingText,
    output: json(mailing),
  }),
  deleteMailing: defineRoute({
    ...base,
    method: 'DELETE',
    path: '/api/admin/mailings/:id',
    summary: 'Deletes a draft.',
    policy: staff('content', 'delete'),
    params,
    output: json(z.object({})),
  }),
  testMailing: defineRoute({
    ...base,
    method: 'POST',
    path: '/api/admin/mailings/:id/test',
    summary: 'Sends it in both languages to the caller alone.',
    policy: staff('content', 'edit'),
    params,
    output: json(z.object({})),
  }),
  scheduleMailing: defineRoute({
    ...base,
    method: 'POST',
    path: '/api/admin/mailings/:id/schedule',
    summary:
      'Sends a draft at a time, once, to everybody who asked for its kind. Newsletters are two weeks apart.',
    policy: staff('content', 'edit'),
    params,
    body: z.strictObject({ sendAt: z.iso.datetime() }),
    output: json(mailing),
  }),
  unscheduleMailing: defineRoute({
    ...base,
    method: 'POST',
    path: '/api/admin/mailings/:id/unschedule',
    summary: 'Makes a draft again of what has not begun to be sent.',
    policy: staff('content', 'edit'),
    params,
    output: json(mailing),
  }),
};
