import type { LiveEvent } from '@lauda/contract/live-events';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { createLiveEvents, type LiveEvents } from './live-events.ts';

const LiveEventsContext = createContext<LiveEvents | null>(null);

interface LiveEventsProviderProps {
  /** The user the events belong to; null while unknown. The server decides when a stream opens. */
  listener: string | null;
  children: ReactNode;
}

/** Opens the stream after the first paint: nothing on the screen waits for it. */
export function LiveEventsProvider({ listener, children }: LiveEventsProviderProps) {
  const [events] = useState(createLiveEvents);
  useEffect(() => (listener === null ? undefined : events.open()), [events, listener]);
  return <LiveEventsContext value={events}>{children}</LiveEventsContext>;
}

export function useLiveEvent<T extends LiveEvent['type']>(
  type: T,
  onEvent: (event: Extract<LiveEvent, { type: T }>) => void,
): void {
  const events = use(LiveEventsContext);
  const react = useEffectEvent((event: LiveEvent) => {
    if (event.type === type) onEvent(event as Extract<LiveEvent, { type: T }>);
  });
  useEffect(() => events?.subscribe((event) => react(event)), [events]);
}
