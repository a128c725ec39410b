import { templateThumbnail } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import { useEffect, useState } from 'react';
import { untilIdle } from '../../lib/until-idle.ts';
import { PAPER } from './empty-sheet.tsx';
import { createPictureMaker } from './first-page-picture.ts';
import { untilLocalEngine } from './local-engine.ts';
import { type ResumeSource, useSourceValue } from './resume-source.ts';
import { inTemplate } from './template-colors.ts';

/** Without an edit for this long the pages are worth making. */
const SETTLED_AFTER_MS = 600;

// By the engine on the device alone: the server would be asked for a document of every template at each change.
const makePicture = createPictureMaker({
  makePages: async (resume) => (await untilLocalEngine()).exact(resume),
  untilTurn: untilIdle,
});

/** A page that says nothing shows nothing of a template. */
const hasWords = ({ personalInfo, experience, education }: Resume): boolean =>
  personalInfo.firstName + personalInfo.lastName !== '' || experience.length + education.length > 0;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The person's own first page in a template; a sample's until it has been made. */
export function TemplatePicture({ source, id }: { source: ResumeSource; id: TemplateId }) {
  const resume = useSettled(useSourceValue(source, (now) => now));
  const [url, setUrl] = useState<string | null>(null);
  const { width, height } = PAPER[resume.pageSize];
  useEffect(() => {
    if (!hasWords(resume)) return;
    const leaving = new AbortController();
    makePicture(inTemplate(resume, id), leaving.signal).then(
      (picture) => {
        if (!leaving.signal.aborted) setUrl(URL.createObjectURL(picture));
      },
      // The sample's page, or the last one, stays.
      () => undefined,
    );
    return () => leaving.abort();
  }, [resume, id]);
  // Shown until another takes its place.
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return (
    <img
      src={url ?? templateThumbnail(id)}
      alt=""
      data-own={url !== null || undefined}
      width={Math.round(width)}
      height={Math.round(height)}
      loading="lazy"
      className="h-auto w-full basis-full border border-border bg-paper"
    />
  );
}
