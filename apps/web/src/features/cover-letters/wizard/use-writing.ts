import { ApiError, routeUrl } from '@lauda/contract/client';
import {
  coverLetterRoutes,
  letterProgress,
  type WrittenLetter,
} from '@lauda/contract/applications/cover-letters';
import type { ErrorCode } from '@lauda/contract/errors';
import type { CoverLetter, LetterStage } from '@lauda/domain/cover-letter/letter';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { failureOf, readEvents } from '../../../lib/api/read-events.ts';

export type Writing =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly stage: LetterStage }
  | { readonly status: 'failed'; readonly code: ErrorCode | null };

interface WritingOptions {
  onWritten: (written: WrittenLetter) => void;
  /** Called after every outcome: the remaining allowance may have changed. */
  onEnd: () => void;
}

/** Has the AI write a letter. Leaving the screen or canceling aborts the upstream request too. */
export function useWriting({ onWritten, onEnd }: WritingOptions) {
  const [writing, setWriting] = useState<Writing>({ status: 'idle' });
  const runningRef = useRef<AbortController | null>(null);
  useEffect(() => () => runningRef.current?.abort(), []);

  async function start(letter: CoverLetter, date: string): Promise<void> {
    const running = new AbortController();
    runningRef.current?.abort();
    runningRef.current = running;
    setWriting({ status: 'running', stage: 'analyzing' });
    track('ai_suggestion_requested', { kind: 'cover_letter' });
    let written: WrittenLetter | null = null;
    const { sections: _sections, claims: _claims, ...brief } = letter;
    try {
      await readEvents({
        url: routeUrl(coverLetterRoutes.writeCoverLetter),
        body: { brief, date },
        schema: letterProgress,
        signal: running.signal,
        onEvent: (event) => {
          if (event.type === 'failed') throw failureOf(event.code);
          if (event.type === 'stage') setWriting({ status: 'running', stage: event.stage });
          else written = event;
        },
      });
      if (written === null) throw new ApiError(null, 200, 'the stream ended early', null);
      setWriting({ status: 'idle' });
      track('ai_suggestion_selected', { kind: 'cover_letter' });
      onWritten(written);
    } catch (error) {
      if (running.signal.aborted) return;
      setWriting({ status: 'failed', code: error instanceof ApiError ? error.code : null });
    } finally {
      onEnd();
    }
  }

  return {
    writing,
    start,
    cancel: () => {
      runningRef.current?.abort();
      setWriting({ status: 'idle' });
    },
  };
}
