import * as z from 'zod/mini';
import { isLocale, type Locale } from '../locale.ts';
import { findRepeatedId, withUniqueIds } from './shapes/entry-ids.ts';
import { MAX_RESUME_BYTES } from './limits.ts';
import type { Resume } from './resume.ts';
import { RESUME_SHAPE, SCHEMA_VERSION } from './shapes/resume-shape.ts';
import { type FaultReason, isRow, type Row, type Tally } from './shapes/shape.ts';
import { hasEveryLevel } from './skills/skill-levels.ts';
import { readTemplateId } from './template.ts';
import { defaultPageSize, isPageSize } from './theme.ts';
import { fromOlderVersion } from './upgrade/upgrade-versions.ts';

export type ParsedResume =
  | { readonly ok: true; readonly resume: Resume }
  | { readonly ok: false; readonly reason: FaultReason; readonly path: readonly (string | number)[] };

/** A UTF-16 unit takes at most three bytes; a name with its quotes and brackets at most forty per leaf. */
const mostBytes = ({ characters, leaves }: Tally) => characters * 3 + leaves * 40;

const isTooLarge = (value: unknown) =>
  new TextEncoder().encode(JSON.stringify(value)).length > MAX_RESUME_BYTES;

/** Validates a resume of the current version. Returns the value itself: nothing is copied or changed. */
export function parseResume(value: unknown): ParsedResume {
  if (isRow(value) && value['schemaVersion'] !== SCHEMA_VERSION)
    return { ok: false, reason: 'unknown-version', path: ['schemaVersion'] };
  const tally = { characters: 0, leaves: 0 };
  const fault = RESUME_SHAPE.fault(value, tally);
  if (fault !== null) return { ok: false, ...fault };
  const repeated = findRepeatedId(value as Row);
  if (repeated !== null) return { ok: false, reason: 'repeated-id', path: repeated };
  if (mostBytes(tally) > MAX_RESUME_BYTES && isTooLarge(value))
    return { ok: false, reason: 'too-large', path: [] };
  // A value without faults matches RESUME_SHAPE, which is the shape of Resume.
  return { ok: true, resume: value as Resume };
}

/**
 * For the contract: a resume, or the path of its fault. A tab opened before a deploy still sends an earlier version,
 * which is upgraded; a resume of the current version is returned as the same object.
 */
export const resumeSchema = z.pipe(
  z.custom<Resume>(),
  z.transform((given: Resume, context): Resume => {
    // Only its type says that it is a resume: it has not been validated yet.
    const value: unknown = given;
    const parsed = parseResume(isRow(value) ? fromOlderVersion(value) : value);
    if (parsed.ok) return parsed.resume;
    context.issues.push({ code: 'custom', message: parsed.reason, path: [...parsed.path], input: value });
    return z.NEVER;
  }),
);

export interface ResumeDefaults {
  readonly language: Locale;
}

/**
 * The closest resume to any value. Entries that are not objects are dropped, missing lists are empty, an unknown or
 * incomplete template becomes the default; nothing hostile remains. A valid resume stays equal.
 */
export function normaliseResume(value: unknown, { language }: ResumeDefaults): Resume {
  const row = isRow(value) ? value : {};
  const chosen = isLocale(row['language']) ? row['language'] : language;
  const { showSkillLevels, groupByEmployer } = row;
  const tidied = RESUME_SHAPE.tidy({
    ...row,
    schemaVersion: SCHEMA_VERSION,
    language: chosen,
    pageSize: isPageSize(row['pageSize']) ? row['pageSize'] : defaultPageSize(chosen),
    templateId: readTemplateId(row['templateId'] ?? row['template']),
    showSkillLevels: typeof showSkillLevels === 'boolean' ? showSkillLevels : hasEveryLevel(row['skills']),
    groupByEmployer: groupByEmployer !== false,
  });
  return findRepeatedId(tidied as unknown as Row) === null
    ? tidied
    : (withUniqueIds(tidied as unknown as Row) as unknown as Resume);
}
