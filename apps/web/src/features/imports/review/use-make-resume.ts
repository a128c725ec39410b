import type { ImportReading } from '@lauda/contract/resumes/imports';
import type { ErrorCode } from '@lauda/contract/errors';
import type { Resume } from '@lauda/domain/resume/resume';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api/api.ts';
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

/** Finishes a review: creates the resume, then deletes the file and the review. */
export function useMakeResume({ importId, reading, makeResume, forget, onMade }: MakeResumeOptions) {
  const queryClient = useQueryClient();
  /** Same content means the same operation id, so a retry after a lost response is idempotent. */
  const attempt = useRef<{ words: string; operationId: string; resume: Resume } | null>(null);
  const isMade = useRef(false);
  // Removed after the screen is left: a screen that still shows the import would refetch it and get "not found".
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
        const resume = reviewedResume(reading, state, () => crypto.randomUUID());
        attempt.current = { words, operationId: crypto.randomUUID(), resume };
      }
      const id = await makeResume(attempt.current.resume, attempt.current.operationId);
      // Not awaited: an import that cannot be deleted now expires after a day.
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
