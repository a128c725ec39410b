import { MODEL_CALL } from '../../lib/api/call-limits.ts';
import type { Suggestion } from '@lauda/contract/ai';
import { ApiError } from '@lauda/contract/client';
import type { ErrorCode } from '@lauda/contract/errors';
import type { Resume } from '@lauda/domain/resume/resume';
import type { PlainKey } from '@lauda/messages';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../lib/analytics.ts';
import { api } from '../../lib/api/api.ts';
import { type SuggestionPlace, targetOf } from './apply-suggestion.ts';

export interface Usage {
  readonly used: number;
  /** Null for unlimited. */
  readonly limit: number | null;
}

export type Asking =
  | { readonly status: 'idle' | 'waiting' | 'limit' | 'off' }
  | { readonly status: 'failed'; readonly message: PlainKey }
  | { readonly status: 'done'; readonly suggestions: readonly Suggestion[] };

const EVENT_KINDS = { summary: 'summary', description: 'experience', skills: 'other' } as const;
export const eventKind = ({ kind }: SuggestionPlace) => EVENT_KINDS[kind];

const MESSAGES: Partial<Record<ErrorCode, PlainKey>> = {
  AI_FAILED: 'ai.failed',
  RATE_LIMITED: 'ai.tooMany',
};

function outcomeOf(error: unknown): Asking {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'AI_LIMIT_REACHED') return { status: 'limit' };
  if (code === 'AI_OFF') return { status: 'off' };
  if (code === null && !navigator.onLine) return { status: 'failed', message: 'ai.offline' };
  return { status: 'failed', message: (code === null ? undefined : MESSAGES[code]) ?? 'ai.unavailable' };
}

interface SuggestionsOptions {
  /** An earlier answer that was counted and is not used up. */
  first: readonly Suggestion[] | null;
  onAnswer: (suggestions: readonly Suggestion[]) => void;
  place: SuggestionPlace;
  getResume: () => Resume;
  /** The usage known before the first response. */
  usage: Usage | null;
  onUsed: () => void;
}

/** One request at a time; leaving aborts it, here and upstream. */
export function useSuggestions({ first, onAnswer, place, getResume, usage, onUsed }: SuggestionsOptions) {
  const [asking, setAsking] = useState<Asking>(() =>
    first === null ? { status: 'idle' } : { status: 'done', suggestions: first },
  );
  const [known, setKnown] = useState<Usage | null>(null);
  const runningRef = useRef<AbortController | null>(null);
  useEffect(() => () => runningRef.current?.abort(), []);

  const ask = async () => {
    runningRef.current?.abort();
    const running = new AbortController();
    runningRef.current = running;
    setAsking({ status: 'waiting' });
    track('ai_suggestion_requested', { kind: eventKind(place) });
    try {
      const { suggestions, usage: now } = await api.suggest(
        { body: { resume: getResume(), target: targetOf(place) } },
        { signal: running.signal, ...MODEL_CALL },
      );
      if (running.signal.aborted) return;
      setKnown(now);
      setAsking({ status: 'done', suggestions });
      onAnswer(suggestions);
      onUsed();
    } catch (error) {
      if (!running.signal.aborted) setAsking(outcomeOf(error));
    }
  };
  return {
    asking,
    usage: known ?? usage,
    ask: () => void ask(),
    cancel: () => {
      runningRef.current?.abort();
      setAsking({ status: 'idle' });
    },
  };
}
