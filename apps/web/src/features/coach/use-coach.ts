import { ApiError, routeUrl } from '@lauda/contract/client';
import { type CoachMessage, coachProgress, coachRoutes } from '@lauda/contract/coach';
import type { ErrorCode } from '@lauda/contract/errors';
import { readCoachAnswer } from '@lauda/domain/coach/coach-answer';
import type { Locale } from '@lauda/domain/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf, readEvents } from '../../lib/api/read-events.ts';
import { coachQuery } from './coach-query.ts';

export interface Asked {
  readonly id: string;
  readonly text: string;
}

export type Asking =
  | { readonly status: 'idle' }
  | { readonly status: 'answering'; readonly question: Asked; readonly words: string }
  | { readonly status: 'failed'; readonly question: Asked; readonly code: ErrorCode | null };

interface CoachOptions {
  resumeId: string;
  locale: Locale;
  /** Called first, so that the coach reads what is on the screen. */
  saveFirst: () => Promise<unknown>;
}

const said = (role: CoachMessage['role'], id: string, text: string, isStopped = false): CoachMessage => ({
  id,
  role,
  text,
  proposals: [],
  isStopped,
  createdAt: new Date().toISOString(),
});

/** Asks, streams the answer, stops it, and retries the same question. */
export function useCoach({ resumeId, locale, saveFirst }: CoachOptions) {
  const queryClient = useQueryClient();
  const { queryKey } = coachQuery(resumeId);
  const [asking, setAsking] = useState<Asking>({ status: 'idle' });
  const runningRef = useRef<AbortController | null>(null);
  const wordsRef = useRef('');
  useEffect(() => () => runningRef.current?.abort(), []);

  const append = (...messages: readonly CoachMessage[]) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, messages: [...known.messages, ...messages] },
    );

  async function ask(question: Asked): Promise<void> {
    const running = new AbortController();
    runningRef.current = running;
    wordsRef.current = '';
    setAsking({ status: 'answering', question, words: '' });
    let answer: CoachMessage | null = null;
    try {
      await saveFirst();
      await readEvents({
        url: routeUrl(coachRoutes.askCoach, { params: { resumeId } }),
        body: { ...question, locale },
        schema: coachProgress,
        signal: running.signal,
        onEvent: (event) => {
          if (event.type === 'failed') throw failureOf(event.code);
          if (event.type === 'answered') answer = event.message;
          else {
            wordsRef.current += event.text;
            setAsking({ status: 'answering', question, words: wordsRef.current });
          }
        },
      });
      if (answer === null) throw new ApiError(null, 200, 'the stream ended early', null);
      append(said('user', question.id, question.text), answer);
      setAsking({ status: 'idle' });
    } catch (error) {
      if (!running.signal.aborted)
        setAsking({ status: 'failed', question, code: error instanceof ApiError ? error.code : null });
    }
  }

  return {
    asking,
    ask: (text: string) => void ask({ id: crypto.randomUUID(), text }),
    retry: (question: Asked) => void ask(question),
    /** Keeps what has been streamed so far. */
    stop: () => {
      if (asking.status !== 'answering') return;
      runningRef.current?.abort();
      const { question } = asking;
      const { text } = readCoachAnswer(wordsRef.current);
      setAsking({ status: 'idle' });
      append(
        said('user', question.id, question.text),
        ...(text === '' ? [] : [said('assistant', crypto.randomUUID(), text, true)]),
      );
    },
  };
}
