import type { Ancestors, Conflict, Side } from '../../conflict.ts';
import { hasSameContent } from './difference.ts';
import { emptyResume } from '../empty-resume.ts';
import { applyResolution, mergeResumes } from './merge.ts';
import { setAt, valueAt } from '../path.ts';
import type { Resume } from '../resume.ts';
import { normaliseResume, parseResume } from '../schema.ts';

/** Content rules for the sync engine that stores documents on the device. */
export const resumeRules = {
  emptyLike: ({ language }: Resume): Resume => emptyResume(language),
  tidy: (resume: Resume): Resume =>
    parseResume(resume).ok ? resume : normaliseResume(resume, { language: resume.language }),
  merge: (base: Resume, mine: Resume, theirs: Resume, ancestors?: Ancestors) => {
    const { resume, conflicts } = mergeResumes(base, mine, theirs, ancestors);
    return { document: resume, conflicts };
  },
  isSame: hasSameContent,
  valueAt,
  setAt,
  resolve: (resume: Resume, conflicts: readonly Conflict[], choices: ReadonlyMap<string, Side>): Resume =>
    applyResolution({ resume, conflicts }, choices),
};
