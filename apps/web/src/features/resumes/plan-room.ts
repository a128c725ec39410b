import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import type { DraftCollection } from './draft-collection.ts';
import { resumesQuery } from './resumes-query.ts';

interface PlanRoom {
  /** Null for a visitor, who has no account. */
  readonly userId: string | null;
  /** The plan's resume limit; null for unlimited, and while unknown. */
  readonly limit: number | null;
}

/** The limit, if the account has reached it; otherwise null. */
export function useFullLimit(drafts: DraftCollection, { userId, limit }: PlanRoom): number | null {
  const { data: resumes } = useQuery({
    ...resumesQuery(drafts, userId ?? ''),
    enabled: userId !== null && limit !== null,
  });
  return limit !== null && resumes !== undefined && resumes.length >= limit ? limit : null;
}

/** Set in the editor when the plan has no room for a resume that is not in the account yet. */
export const FullLimitContext = createContext<number | null>(null);
