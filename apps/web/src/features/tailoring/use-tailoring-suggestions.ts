import { MODEL_CALL } from '../../lib/api/call-limits.ts';
import { ApiError } from '@lauda/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../lib/analytics.ts';
import type { TailoringApi } from './tailoring-queries.ts';
import type { WizardDocument } from './wizard-type.ts';
import { currentSuggestions, withAnalysis, type Wizard } from './wizard.ts';

export type SuggestionsState = 'asking' | 'there' | 'cancelled' | 'failed' | 'busy' | 'limit' | 'none';

function failureOf(error: unknown): 'failed' | 'busy' | 'limit' {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'AI_LIMIT_REACHED' || code === 'PLAN_REQUIRED') return 'limit';
  return code === 'UNAVAILABLE' || code === 'RATE_LIMITED' || code === 'AI_OFF' ? 'busy' : 'failed';
}

/** Requests suggestions while the wizard wants them; leaving the page or no longer wanting them aborts the call. */
export function useTailoringSuggestions(
  api: TailoringApi,
  wizardDocument: WizardDocument,
  wizard: Wizard,
  onAnswered: () => void,
) {
  const [ended, setEnded] = useState<'cancelled' | 'failed' | 'busy' | 'limit' | null>(null);
  const { resumeId, isAsked } = wizard;
  const ad = wizard.ad.trim();
  const tellAnswered = useEffectEvent(onAnswered);
  useEffect(() => {
    if (!isAsked || resumeId === null) return;
    const leaving = new AbortController();
    track('ai_suggestion_requested', { kind: 'tailoring' });
    api
      .suggestTailoring({ params: { id: resumeId }, body: { ad } }, { signal: leaving.signal, ...MODEL_CALL })
      .then(
        ({ suggestions }) => {
          tellAnswered();
          if (!leaving.signal.aborted)
            wizardDocument.change((now) => withAnalysis(now, { resumeId, ad, suggestions }));
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          setEnded(failureOf(error));
          wizardDocument.change((now) => ({ ...now, isAsked: false }));
        },
      );
    return () => leaving.abort();
  }, [api, wizardDocument, isAsked, resumeId, ad]);

  const state: SuggestionsState = isAsked
    ? 'asking'
    : (ended ?? (currentSuggestions(wizard) === null ? 'none' : 'there'));
  return {
    state,
    ask: () => {
      setEnded(null);
      wizardDocument.change((now) => ({ ...now, isAsked: true }));
    },
    cancel: () => {
      setEnded('cancelled');
      wizardDocument.change((now) => ({ ...now, isAsked: false }));
    },
  };
}
