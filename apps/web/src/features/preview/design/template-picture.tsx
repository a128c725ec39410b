import { templateThumbnail } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import { useEffect, useState } from 'react';
import { untilIdle } from '../../../lib/until-idle.ts';
import { PAPER } from '../sheet/empty-sheet.tsx';
import { createPictureMaker } from '../sheet/first-page-picture.ts';
import { untilLocalEngine } from '../engine/local-engine.ts';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';
import { inTemplate } from '../gallery/template-colors.ts';

/** Pages are rendered after this long without an edit. */
const SETTLED_AFTER_MS = 600;

// Rendered by the local engine only: the server would get a request for every template at each change.
const makePicture = createPictureMaker({
  makePages: async (resume) => (await untilLocalEngine()).exact(resume),
  untilTurn: untilIdle,
});

/** An empty page would not show the template. */
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

/** The user's first page in a template; a sample until it is rendered. */
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
      // Keep the sample's page or the last picture.
      () => undefined,
    );
    return () => leaving.abort();
  }, [resume, id]);
  // The URL stays valid until another replaces it.
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
