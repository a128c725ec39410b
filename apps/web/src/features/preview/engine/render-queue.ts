import type { DocumentEngine, Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';

export interface Manuscript {
  readonly resume: Resume;
  readonly photo: Uint8Array | undefined;
}

/** One engine shared by all callers, one document at a time. */
export interface RenderQueue {
  /** For frequent changes: only the newest is rendered, and its result resolves all waiting calls. */
  readonly latest: (manuscript: Manuscript) => Promise<Preview>;
  /** Renders exactly this resume, with the newest manuscript's photo if it is the same one. */
  readonly exact: (resume: Resume) => Promise<Preview>;
  /** The PDF of exactly this manuscript. */
  readonly pdf: (manuscript: Manuscript) => Promise<Uint8Array>;
  readonly close: () => void;
}

export function createRenderQueue(engine: DocumentEngine): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  let newest: Manuscript | null = null;
  let waiting: { manuscript: Manuscript; answer: Promise<Preview> } | null = null;

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const answer = last.then(work);
    last = answer.catch(() => null);
    return answer;
  };
  const previewInTurn = (next: () => Manuscript): Promise<Preview> =>
    inTurn(() => {
      const { resume, photo } = next();
      return engine.preview(resume, { photo });
    });

  return {
    exact: (resume) =>
      previewInTurn(() => {
        const isSamePhoto = newest?.resume.personalInfo.photo === resume.personalInfo.photo;
        return { resume, photo: isSamePhoto ? newest?.photo : undefined };
      }),
    latest(manuscript) {
      newest = manuscript;
      if (waiting) {
        waiting.manuscript = manuscript;
        return waiting.answer;
      }
      const own = { manuscript, answer: previewInTurn(() => takeWaiting(manuscript)) };
      waiting = own;
      return own.answer;
    },
    pdf: ({ resume, photo }) => inTurn(() => engine.pdf(resume, { photo })),
    close: engine.close,
  };

  function takeWaiting(first: Manuscript): Manuscript {
    const taken = waiting?.manuscript ?? first;
    waiting = null;
    return taken;
  }
}
