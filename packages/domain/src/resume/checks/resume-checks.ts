import type { Path } from '../merge/merge.ts';
import type { Period, Resume } from '../resume.ts';
import type { RichText } from '../rich-text.ts';
import { shownResume } from '../entries/printed-entries.ts';
import { customSectionId, type SectionName, visibleSections } from '../sections.ts';
import { bulletTexts, showsResult, writingChecks } from './bullets.ts';
import { type Check, CHECK_REASONS } from './check.ts';
import { contactChecks } from './contact.ts';
import { periodChecks } from './periods.ts';
import { summaryChecks } from './summary.ts';

interface Told extends Period {
  readonly id: string;
  readonly description: RichText;
}

interface ToldEntries {
  readonly path: Path;
  readonly entries: readonly Told[];
}

/** The entries of a section that have a period and a description. */
function toldEntries(resume: Resume, section: SectionName): ToldEntries {
  const customId = customSectionId(section);
  if (customId !== null) {
    const entries = resume.customSections.find(({ id }) => id === customId)?.items ?? [];
    return { path: ['customSections', customId, 'items'], entries };
  }
  if (section === 'experience' || section === 'education' || section === 'projects')
    return { path: [section], entries: resume[section] };
  return { path: [section], entries: [] };
}

const summaryOf = (resume: Resume, section: SectionName): Check[] =>
  section === 'objectives'
    ? [
        ...summaryChecks(resume),
        ...writingChecks(resume.personalInfo.summary, ['personalInfo', 'summary'], resume.language),
      ]
    : [];

const entryChecks = (resume: Resume, section: SectionName): Check[] => {
  const { path, entries } = toldEntries(resume, section);
  return entries.flatMap((entry) => {
    const at = [...path, entry.id];
    return periodChecks(entry, at).concat(
      writingChecks(entry.description, [...at, 'description'], resume.language),
    );
  });
};

/** Possible improvements of what the document shows: most important first, then in document order. */
export function resumeChecks(whole: Resume): Check[] {
  const resume = shownResume(whole);
  const written = visibleSections(resume).flatMap((section) =>
    summaryOf(resume, section).concat(entryChecks(resume, section)),
  );
  const rank = ({ reason }: Check) => CHECK_REASONS.indexOf(reason);
  return [...contactChecks(resume), ...written].toSorted((a, b) => rank(a) - rank(b));
}

export interface BulletResults {
  readonly withResult: number;
  readonly total: number;
  /** Path of the first text that has a bullet without a result. */
  readonly path: Path | null;
}

/** How many bullets show a result, outside education: a fact to act on, not a grade. */
export function bulletResults(whole: Resume): BulletResults {
  const resume = shownResume(whole);
  const texts = visibleSections(resume).flatMap((section) => {
    if (section === 'education') return [];
    const { path, entries } = toldEntries(resume, section);
    return entries.flatMap((entry) =>
      bulletTexts(entry.description).map((text) => ({
        path: [...path, entry.id, 'description'],
        hasResult: showsResult(text, resume.language),
      })),
    );
  });
  return {
    withResult: texts.filter(({ hasResult }) => hasResult).length,
    total: texts.length,
    path: texts.find(({ hasResult }) => !hasResult)?.path ?? null,
  };
}
