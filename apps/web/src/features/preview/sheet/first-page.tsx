import type { Resume } from '@lauda/domain/resume/resume';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { askServer } from '../engine/ask-server.ts';
import { PAPER } from './empty-sheet.tsx';
import { createPictureMaker } from './first-page-picture.ts';
import { readyLocalEngine } from '../engine/local-engine.ts';

export interface FirstPageProps {
  resume: Resume;
  /** Alternative text of the picture. */
  label: string;
}

/** Several are shown on one screen: rendered in sequence, so that they do not flood the server. */
const makePicture = createPictureMaker({
  makePages: (resume, signal) => readyLocalEngine()?.exact(resume) ?? askServer(resume, signal),
});

/** The first page of a resume as a picture, as wide as its container. */
export function FirstPage({ resume, label }: FirstPageProps) {
  const { width, height } = PAPER[resume.pageSize];
  const [picture, setPicture] = useState<{ url: string; of: Resume } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | null = null;
    makePicture(resume, leaving.signal).then(
      (content) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(content);
        setPicture({ url, of: resume });
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [resume]);

  return (
    <div className="w-full overflow-hidden bg-paper" style={{ aspectRatio: `${width} / ${height}` }}>
      {picture?.of === resume ? (
        <img src={picture.url} alt={label} className="block size-full" />
      ) : (
        <>
          <span className="sr-only">{label}</span>
          {!hasFailed && <Skeleton className="m-[8%] h-[6%] bg-ink/8!" />}
        </>
      )}
    </div>
  );
}
