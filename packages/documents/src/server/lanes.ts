import type { Caller } from '../engine.ts';

/** A caller's work; without a caller it is the operator's own. */
interface Work {
  readonly caller: Caller | undefined;
}

export interface LaneLimits {
  /** Maximum number of waiting documents overall; visitors may use a share of it. */
  readonly maxWaiting: number;
  /** Maximum number of waiting documents per visitor address. */
  readonly maxWaitingOfVisitor: number;
  /** How many children visitors may occupy simultaneously; the rest is reserved for account holders. */
  readonly visitorChildren: number;
  /** How long a visitor is refused after one of their documents hit the time limit. */
  readonly pauseMs: number;
}

const VISITORS_SHARE = 0.25;

const isVisitor = ({ caller }: Work): boolean => caller?.kind === 'visitor';
const clientOf = ({ caller }: Work): string | undefined => caller && `${caller.kind} ${caller.client}`;

/**
 * The queue of documents that wait for a child. Account holders go before visitors, who never occupy the last child.
 * Each client has at most one document in progress, so that one client's batch does not delay others.
 */
export function createLanes<W extends Work>({
  maxWaiting,
  maxWaitingOfVisitor,
  visitorChildren,
  pauseMs,
}: LaneLimits) {
  const waiting: W[] = [];
  const pausedUntil = new Map<string, number>();

  const isPaused = (client: string): boolean => {
    const until = pausedUntil.get(client);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    pausedUntil.delete(client);
    return false;
  };

  const isFull = (work: W): boolean => {
    if (waiting.length >= maxWaiting) return true;
    if (!isVisitor(work)) return false;
    const visitors = waiting.filter(isVisitor);
    const client = clientOf(work);
    return (
      visitors.length >= Math.max(1, maxWaiting * VISITORS_SHARE) ||
      visitors.filter((each) => clientOf(each) === client).length >= maxWaitingOfVisitor ||
      (client !== undefined && isPaused(client))
    );
  };

  return {
    /** Returns false if the queue is full. */
    add: (work: W): boolean => {
      if (isFull(work)) return false;
      waiting.push(work);
      return true;
    },
    /** Puts work whose child died back at the head of the queue. */
    putBack: (work: W): void => {
      waiting.unshift(work);
    },
    /** The next work that may start, given the work in progress. */
    take: (underWay: readonly W[]): W | undefined => {
      const clients = new Set(underWay.map(clientOf));
      const hasRoom = underWay.filter(isVisitor).length < visitorChildren;
      const canBegin = (work: W) => work.caller === undefined || !clients.has(clientOf(work));
      const index = [
        waiting.findIndex((work) => !isVisitor(work) && canBegin(work)),
        hasRoom ? waiting.findIndex((work) => isVisitor(work) && canBegin(work)) : -1,
      ].find((found) => found >= 0);
      return index === undefined ? undefined : waiting.splice(index, 1)[0];
    },
    /** Pauses a visitor whose document hit the time limit: the next one would too. */
    pause: (work: W): void => {
      const client = clientOf(work);
      if (client !== undefined && isVisitor(work)) pausedUntil.set(client, Date.now() + pauseMs);
      for (const each of pausedUntil.keys()) isPaused(each);
    },
    clear: (): W[] => waiting.splice(0),
    count: (): { visitors: number; others: number } => {
      const visitors = waiting.filter(isVisitor).length;
      return { visitors, others: waiting.length - visitors };
    },
  };
}
