import { randomUUID } from 'node:crypto';
import { passagesOf } from '../../../../packages/domain/src/tailoring/passages.ts';
import { MAX_AD_CHARACTERS } from '../../../../packages/domain/src/tailoring/limits.ts';
import { largestApplication } from './largest-application.ts';
import { largestLetter } from './largest-letter.ts';
import type { Input } from './largest-input.ts';
import type { Cast, Owner } from '../people.ts';
import { type Shape, writeShape } from './shapes.ts';

type Known = (cast: Cast) => Partial<Input>;

const BODY_CHARACTERS = 120_000;

/** As many changed passages as fit: the user's text and the longest allowed replacement in the shape. */
function changes({ resume }: Owner, shape: Shape, isSuggested: boolean) {
  let left = BODY_CHARACTERS;
  return passagesOf(resume).flatMap(({ path, text }) => {
    const after = writeShape(shape, Math.min(8_000, text.length)).trim() || 'z';
    left -= text.length + after.length * (isSuggested ? 2 : 1);
    return left < 0 || after === text
      ? []
      : [{ path, before: text, after: `${after.slice(0, -1)}z`, suggested: isSuggested ? after : null }];
  });
}

const brief = (shape: Shape, { resumeId }: Owner) => {
  const { sections: _sections, claims: _claims, ...rest } = largestLetter(shape, resumeId);
  return rest;
};

/** Inputs for handlers that validate beyond the schema, so that they pass the first check. */
const KNOWN: Readonly<Record<string, Known>> = {
  createResume: ({ owner }) => ({ body: { locale: 'en-US', resume: owner.resume } }),
  saveResume: ({ owner }) => ({ headers: { 'if-match': '"1"' }, body: owner.resume }),
  matchResume: ({ owner, shape }) => ({
    body: { ad: writeShape(shape, MAX_AD_CHARACTERS), changes: changes(owner, shape, false) },
  }),
  suggestTailoring: ({ shape }) => ({ body: { ad: writeShape(shape, MAX_AD_CHARACTERS) } }),
  // A valid URL, so that a process is started for it, but one that is never connected to.
  readJobAd: ({ shape }) => ({
    body: {
      address: `http://127.0.0.1/${encodeURIComponent(writeShape(shape, 1_900).toWellFormed())}`.slice(
        0,
        2_000,
      ),
    },
  }),
  createTailoredResume: ({ owner, shape }) => ({
    body: { name: 'A copy', changes: changes(owner, shape, true) },
  }),
  suggest: ({ owner, shape }) => ({
    body: {
      resume: owner.resume,
      target:
        shape.name.length % 2 === 0
          ? { kind: 'description', path: ['experience', owner.resume.experience[0]?.id ?? ''] }
          : { kind: 'summary' },
    },
  }),
  saveCoverLetter: ({ owner, shape }) => ({
    query: {},
    headers: { 'if-match': '"1"' },
    body: largestLetter(shape, owner.resumeId),
  }),
  saveApplication: ({ owner, shape }) => ({
    query: {},
    headers: { 'if-match': '"1"' },
    body: largestApplication(shape, owner.resumeId),
  }),
  writeCoverLetter: ({ owner, shape }) => ({
    body: { brief: brief(shape, owner), date: 'November 15, 2026' },
  }),
  recordEvents: () => ({
    body: {
      events: Array.from({ length: 50 }, () => ({
        name: 'resume_downloaded',
        properties: { format: 'pdf' },
      })),
    },
  }),
};

/** Ids that replace path parameters; the first matching prefix counts. */
const PARAMS: readonly (readonly [prefix: string, ids: (cast: Cast) => Record<string, string>])[] = [
  [
    '/api/admin',
    ({ target, owner }) => ({ id: target.userId, userId: target.userId, resumeId: owner.resumeId }),
  ],
  ['/api/resume/create', ({ owner }) => ({ userId: owner.user.userId })],
  ['/api/resume/all', ({ owner }) => ({ userId: owner.user.userId })],
  ['/api/resume', ({ owner }) => ({ id: owner.resumeId, linkId: owner.linkId, version: '1' })],
  ['/api/coach', ({ owner }) => ({ resumeId: owner.resumeId })],
  ['/api/cover-letter', ({ owner }) => ({ id: owner.letterId })],
  ['/api/application', ({ owner }) => ({ id: owner.applicationId })],
  ['/api/calendar', ({ owner }) => ({ file: owner.calendarFile })],
  ['/api/import', ({ owner }) => ({ id: owner.importId })],
  ['/api/photo', ({ owner }) => ({ id: owner.photoId })],
  ['/api', ({ owner }) => ({ userId: owner.user.userId })],
];

/** Overrides the values generated from the schemas. */
export function knownInput(name: string, path: string, cast: Cast): Partial<Input> {
  const [, ids] = PARAMS.find(([prefix]) => path.startsWith(prefix)) ?? [];
  const operation = { 'idempotency-key': randomUUID() };
  const { headers = {}, ...known } = KNOWN[name]?.(cast) ?? {};
  return { params: ids?.(cast) ?? {}, ...known, headers: { ...operation, ...headers } };
}
