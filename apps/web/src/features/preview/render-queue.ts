import type { DocumentEngine, Preview } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';

export interface Manuscript {
  readonly resume: Resume;
  readonly photo: Uint8Array | undefined;
}

/** One engine for whoever needs pages, one document at a time. */
export interface RenderQueue {
  /** For what changes all the time: only the newest is made, and answers all who waited. */
  readonly latest: (manuscript: Manuscript) => Promise<Preview>;
  /** Pages of exactly this, with the picture that the newest had if it is the same. */
  readonly exact: (resume: Resume) => Promise<Preview>;
  /** The file of exactly this. */
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
