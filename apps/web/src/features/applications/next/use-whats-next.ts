import { type CalendarEntry } from '@lauda/domain/application/calendar';
import { comingUp } from '@lauda/domain/application/coming-up';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApplicationCollection } from '../device/application-collection.ts';
import {
  applicationsQuery,
  deviceApplicationsQuery,
  type ListedApplication,
} from '../device/applications-query.ts';
import { today } from '../stamp.ts';

/** How long the list below waits for the account's response. The device responds within a few milliseconds. */
const PATIENCE_MS = 600;
const MAX_ENTRIES = 3;

/** Proposed changes to a resume that wait for review. */
export interface ResumeProposals {
  readonly resumeId: string;
  readonly title: string;
  readonly count: number;
}

interface Sources {
  /** Null while unknown. */
  readonly proposals: readonly ResumeProposals[] | null;
  readonly isPlanKnown: boolean;
}

export interface WhatsNext {
  /** True when the list below may render: nothing will be inserted above it any more. */
  readonly isReady: boolean;
  /** Whether the plan was known by then. If not, its notice would push the list down. */
  readonly hasPlanNotice: boolean;
  readonly entries: readonly CalendarEntry<ListedApplication>[];
  /** Number of entries beyond the shown ones. */
  readonly moreCount: number;
  readonly proposals: readonly ResumeProposals[];
}

const NOTHING = { hasPlanNotice: false, entries: [], moreCount: 0, proposals: [] };

interface Room {
  readonly entries: number;
  readonly hasProposals: boolean;
  readonly hasPlanNotice: boolean;
}

/**
 * Next steps from the user's applications and resumes. The height is fixed once, before the list below renders: a later
 * response fills that space only, and gets more the next time the page becomes visible.
 */
export function useWhatsNext(
  collection: ApplicationCollection,
  userId: string,
  { proposals, isPlanKnown }: Sources,
): WhatsNext {
  const here = useQuery(deviceApplicationsQuery(collection, userId));
  const all = useQuery(applicationsQuery(collection, userId));
  const [isOver, setOver] = useState(false);
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') setRoom(null);
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  const cards = all.data?.cards ?? here.data ?? [];
  const entries = comingUp(cards, today());
  const isKnown = !all.isPending && proposals !== null && isPlanKnown;
  if (room === null && (isKnown || isOver))
    setRoom({
      entries: Math.min(entries.length, MAX_ENTRIES),
      hasProposals: (proposals ?? []).length > 0,
      hasPlanNotice: isPlanKnown,
    });
  if (room === null) return { isReady: false, ...NOTHING };
  const shown = entries.slice(0, room.entries);
  return {
    isReady: true,
    hasPlanNotice: room.hasPlanNotice,
    entries: shown,
    moreCount: shown.length === 0 ? 0 : entries.length - shown.length,
    proposals: room.hasProposals ? (proposals ?? []) : [],
  };
}
