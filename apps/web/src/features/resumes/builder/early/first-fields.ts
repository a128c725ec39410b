import { hasSameContent } from '@lauda/domain/resume/merge/difference';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import { resumeTitle } from '@lauda/domain/resume/title';
import { copyKey, type FirstFields } from '../../../../lib/early-form/early-fields.ts';
import type { OpenResume } from '../../open-resume.ts';
import { createOpenPlaces } from '../places/open-places.ts';
import { PERSONAL_FIELDS } from '../fields/personal-fields.ts';

const PLACES = ['title', ...PERSONAL_FIELDS.map(({ name }) => `personalInfo/${name}`)];

/** Later writes are throttled to this interval. */
const WRITE_INTERVAL_MS = 250;

const isBlank = (resume: Resume): boolean =>
  hasSameContent(resume, {
    ...emptyResume(resume.language),
    pageSize: resume.pageSize,
    templateId: resume.templateId,
  });

function firstFieldsOf({ draftId, getState }: OpenResume): FirstFields | null {
  const { sync, resumeId, isUnsaved } = getState();
  const resume = sync.previewResumeData;
  // The early form cannot show a folded section.
  if (resume === null || createOpenPlaces(draftId).isFolded('personalInfo')) return null;
  return {
    id: draftId,
    resumeId,
    values: Object.fromEntries(PLACES.map((place) => [place, valueAt(resume, place.split('/')) as string])),
    title: resumeTitle(resume),
    section: sectionTitle(resume, 'personalInfo'),
    isBlank: isBlank(resume),
    isUnsaved,
  };
}

/**
 * Stores a copy of the first fields for the next early form while this is the document the builder opened last. Returns
 * the unsubscribe function.
 */
export function keepFirstFields(openResume: OpenResume): () => void {
  let isStored = false;
  const write = (isFirst: boolean) => {
    const key = copyKey(openResume.getOwnerId());
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as FirstFields | null;
      // Signing out has removed it, or another tab has opened a different document since.
      const isOver = kept === null ? isStored : kept.id !== openResume.draftId;
      if (!isFirst && isOver) return;
      const fields = firstFieldsOf(openResume);
      isStored = fields !== null;
      if (fields === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(fields));
    } catch {
      // Storage is unavailable: the next early form waits for the program.
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(false);
  };
  const stopListening = openResume.subscribe(() => {
    timer ??= setTimeout(flush, WRITE_INTERVAL_MS);
  });
  addEventListener('pagehide', flush);
  write(true);
  return () => {
    stopListening();
    removeEventListener('pagehide', flush);
    flush();
  };
}
