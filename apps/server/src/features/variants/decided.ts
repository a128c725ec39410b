import type { BaseDecision } from '@lauda/contract/resumes/variants';
import { advance } from '@lauda/domain/proposals/advance';
import { changedPassages } from '@lauda/domain/proposals/passages';
import type { Resume } from '@lauda/domain/resume/resume';
import { parseResume } from '@lauda/domain/resume/schema';
import { advanceTwin, twinKeys } from '@lauda/domain/twins/twin';
import { AppError } from '../../errors.ts';
import { readStoredResume } from '../../platform/stored-resume.ts';
import type { findLink } from './queries.ts';

/**
 * Passages disappear with their entries, and nobody ignores this many. Beyond the limit the oldest are proposed
 * again.
 */
const MAX_IGNORED = 1_000;

export interface Decision {
  passage: string;
  decision: BaseDecision;
}

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

export const readLink = (link: Link) => ({
  snapshot: readStoredResume(link.snapshot, `${link.base_id} (snapshot)`),
  base: readStoredResume(link.base_document, link.base_id),
});

const RULES = {
  variant: {
    keys: (snapshot: Resume, base: Resume) => changedPassages(snapshot, base).map(({ key }) => key),
    advance,
  },
  twin: { keys: twinKeys, advance: advanceTwin },
};

/** The link after these decisions; decisions about unchanged passages are dropped. */
export function decided(link: Link, decisions: readonly Decision[]) {
  const { snapshot, base } = readLink(link);
  const rules = RULES[link.kind];
  const open = new Set(rules.keys(snapshot, base));
  const known = decisions.filter(({ passage }) => open.has(passage));
  const advanced = rules.advance(snapshot, base, new Set(known.map(({ passage }) => passage)));
  // With the entries of both it may exceed the limits of a resume. Deciding about the removed entries too makes
  // room.
  if (!parseResume(advanced).ok) throw new AppError('PAYLOAD_TOO_LARGE');
  const never = known.filter(({ decision }) => decision === 'never').map(({ passage }) => passage);
  return {
    baseVersion: link.base_version,
    snapshot: JSON.stringify(advanced),
    ignored: [...new Set([...link.ignored, ...never])].slice(-MAX_IGNORED),
  };
}
