import * as z from 'zod/mini';
import {
  type Application,
  APPLICATION_STATES,
  EVENT_KINDS,
  MATCH_STATUSES,
  MAX_APPLICATION_CHARACTERS as MAX,
  MAX_EVENTS,
  MAX_MATCH_ROWS,
  MAX_STORED_CONTACTS,
  OUTCOMES,
} from './application.ts';

/** PostgreSQL refuses lone surrogates and U+0000. */
const isText = (value: string) => value.isWellFormed() && !value.includes('\0');
const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isText, 'not-allowed'));
const line = text(MAX.line);
const day = z.iso.date();
/** A day, or a local time without a zone. */
const moment = z.string().check(
  z.regex(/^[\d-]+(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  z.refine((at) => day.safeParse(at.split('T', 1)[0]).success, 'not-a-day'),
);

const stage = z
  .strictObject({ state: z.enum(APPLICATION_STATES), outcome: z.nullable(z.enum(OUTCOMES)) })
  .check(z.refine(({ state, outcome }) => outcome === null || state === 'closed', 'not-closed'));

const contact = z.strictObject({ id: z.uuid(), name: line, role: line, email: line, phone: line });

const event = z.strictObject({
  id: z.uuid(),
  kind: z.enum(EVENT_KINDS),
  at: moment,
  text: text(MAX.event),
  stage: z.nullable(stage),
});

const match = z.strictObject({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  on: day,
  rows: z
    .array(
      z.strictObject({
        text: text(MAX.requirement),
        status: z.enum(MATCH_STATUSES),
        proof: z.nullable(text(MAX.proof)),
      }),
    )
    .check(z.maxLength(MAX_MATCH_ROWS)),
});

export const applicationSchema: z.ZodMiniType<Application, Application> = z.strictObject({
  company: line,
  title: line,
  place: line,
  ad: z.strictObject({ text: text(MAX.ad), address: text(MAX.address), takenOn: z.nullable(day) }),
  stage,
  appliedOn: z.nullable(day),
  closesOn: z.nullable(day),
  notes: text(MAX.notes),
  contacts: z.array(contact).check(z.maxLength(MAX_STORED_CONTACTS)),
  nextStep: z.strictObject({ text: line, on: z.nullable(day) }),
  resumeId: z.nullable(z.uuid()),
  sent: z.nullable(
    z.strictObject({ resumeId: z.uuid(), version: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  ),
  letterId: z.nullable(z.uuid()),
  link: z.nullable(z.strictObject({ resumeId: z.uuid(), linkId: z.uuid() })),
  match: z.nullable(match),
  events: z.array(event).check(z.maxLength(MAX_EVENTS)),
});
