import { documentText } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import type { ResumeSource } from './resume-source.ts';

/** Delayed, so that typing does not pay for text that is read later. */
const SETTLE_MS = 600;

/** The text of the pages, for screen readers. */
export function ResumeText({ source }: { source: ResumeSource }) {
  const text = useText();
  const resume = useSettledResume(source);
  const lines = useMemo(
    () =>
      documentText(resume)
        .split('\n')
        .filter((line) => line !== ''),
    [resume],
  );
  return (
    <section aria-label={text('preview.asText')} lang={resume.language} className="sr-only">
      {lines.map((line, index) => (
        // Lines have no identity other than their position, and none has state.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}

function useSettledResume({ subscribe, getResume }: ResumeSource): Resume {
  const [resume, setResume] = useState(getResume);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setResume(getResume()), SETTLE_MS);
    };
    settle();
    const leave = subscribe(settle);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [subscribe, getResume]);
  return useDeferredValue(resume);
}
