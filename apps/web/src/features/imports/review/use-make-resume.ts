import type { ImportReading } from '@lauda/contract/imports';
import type { ErrorCode } from '@lauda/contract/errors';
import type { Resume } from '@lauda/domain/resume/resume';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { IMPORTS_KEY } from '../import-queries.ts';
import { type ReviewState, reviewedResume } from './review-state.ts';

interface MakeResumeOptions {
  importId: string;
  reading: ImportReading;
  makeResume: (resume: Resume, operationId: string) => Promise<string>;
  forget: () => Promise<void>;
  onMade: (resumeId: string) => void;
}

const codeOf = (error: unknown): ErrorCode | null => (error as { code?: ErrorCode | null }).code ?? null;

/** The end of a review: the resume is made, and file and review go. */
export function useMakeResume({ importId, reading, makeResume, forget, onMade }: MakeResumeOptions) {
  const text = useText();
  const queryClient = useQueryClient();
  /** The same words again are the same operation, should an answer have been lost; others are another. */
  const attempt = useRef<{ words: string; operationId: string; resume: Resume } | null>(null);
  const isMade = useRef(false);
  // Once the screen is left: one that still shows the import would ask for it again, and be told that it is gone.
  useEffect(
    () => () => {
      if (isMade.current) queryClient.removeQueries({ queryKey: [IMPORTS_KEY] });
    },
    [queryClient],
  );
  const making = useMutation({
    mutationFn: async (state: ReviewState) => {
      const words = JSON.stringify(state);
      if (attempt.current?.words !== words) {
        const names = { sectionTitle: text('imports.otherSection'), makeId: () => crypto.randomUUID() };
        const resume = reviewedResume(reading, state, names);
        attempt.current = { words, operationId: crypto.randomUUID(), resume };
      }
      const id = await makeResume(attempt.current.resume, attempt.current.operationId);
      // Nobody waits for it: what cannot be deleted now goes after a day.
      void api.deleteImport({ params: { id: importId } }).catch(() => undefined);
      await forget();
      isMade.current = true;
      return id;
    },
    onSuccess: onMade,
  });
  return {
    make: (state: ReviewState) => making.mutate(state),
    isMaking: making.isPending || making.isSuccess,
    failure: making.isError
      ? codeOf(making.error) === 'RESUME_LIMIT_REACHED'
        ? ('imports.createLimit' as const)
        : ('imports.createFailed' as const)
      : null,
  };
}
