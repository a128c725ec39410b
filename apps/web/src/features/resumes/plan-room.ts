import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import type { DraftCollection } from './draft-collection.ts';
import { resumesQuery } from './resumes-query.ts';

interface PlanRoom {
  /** Null for a visitor, who has no account to fill. */
  readonly userId: string | null;
  /** How many resumes the plan holds; null for any number, and while it is not known. */
  readonly limit: number | null;
}

/** The limit, if the account holds that many resumes already; else null. */
export function useFullLimit(drafts: DraftCollection, { userId, limit }: PlanRoom): number | null {
  const { data: resumes } = useQuery({
    ...resumesQuery(drafts, userId ?? ''),
    enabled: userId !== null && limit !== null,
  });
  return limit !== null && resumes !== undefined && resumes.length >= limit ? limit : null;
}

/** For the editor: set when a resume that the account does not hold yet would find no room. */
export const FullLimitContext = createContext<number | null>(null);
