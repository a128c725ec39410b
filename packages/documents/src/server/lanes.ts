import type { Caller } from '../engine.ts';

/** Work of a caller; without one it is the operator's own. */
interface Work {
  readonly caller: Caller | undefined;
}

export interface LaneLimits {
  /** Documents that wait, of everybody; visitors have a share of it. */
  readonly maxWaiting: number;
  /** Of one visitor's address. */
  readonly maxWaitingOfVisitor: number;
  /** How many children visitors may keep busy at once; the others are for people with an account. */
  readonly visitorChildren: number;
  /** How long a visitor is refused whose document was ended by the time limit. */
  readonly pauseMs: number;
}

const VISITORS_SHARE = 0.25;

const isVisitor = ({ caller }: Work): boolean => caller?.kind === 'visitor';
const clientOf = ({ caller }: Work): string | undefined => caller && `${caller.kind} ${caller.client}`;

/**
 * What waits for a child. People with an account go before visitors, who never take the last child; a client has one
 * document under way at a time, so that nobody waits for many of somebody else's.
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
    /** False when there is no room for it. */
    add: (work: W): boolean => {
      if (isFull(work)) return false;
      waiting.push(work);
      return true;
    },
    /** Work that was begun and lost its child goes first. */
    putBack: (work: W): void => {
      waiting.unshift(work);
    },
    /** What may begin beside what is under way. */
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
    /** Its document took too long: the next one would too. */
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
