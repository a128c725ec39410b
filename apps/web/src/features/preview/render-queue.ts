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
  readonly close: () => void;
}

export function createRenderQueue(engine: Pick<DocumentEngine, 'preview' | 'close'>): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  let newest: Manuscript | null = null;
  let waiting: { manuscript: Manuscript; answer: Promise<Preview> } | null = null;

  const inTurn = (next: () => Manuscript): Promise<Preview> => {
    const answer = last.then(() => {
      const { resume, photo } = next();
      return engine.preview(resume, { photo });
    });
    last = answer.catch(() => null);
    return answer;
  };

  return {
    exact: (resume) =>
      inTurn(() => {
        const isSamePhoto = newest?.resume.personalInfo.photo === resume.personalInfo.photo;
        return { resume, photo: isSamePhoto ? newest?.photo : undefined };
      }),
    latest(manuscript) {
      newest = manuscript;
      if (waiting) {
        waiting.manuscript = manuscript;
        return waiting.answer;
      }
      const own = { manuscript, answer: inTurn(() => takeWaiting(manuscript)) };
      waiting = own;
      return own.answer;
    },
    close: engine.close,
  };

  function takeWaiting(first: Manuscript): Manuscript {
    const taken = waiting?.manuscript ?? first;
    waiting = null;
    return taken;
  }
}
