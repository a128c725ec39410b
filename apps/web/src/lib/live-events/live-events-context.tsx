import type { LiveEvent } from '@lauda/contract';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { createLiveEvents, type LiveEvents } from './live-events.ts';

const LiveEventsContext = createContext<LiveEvents | null>(null);

/** Opens the stream after the first paint: nothing on screen waits for it. */
export function LiveEventsProvider({ children }: { children: ReactNode }) {
  const [events] = useState(createLiveEvents);
  useEffect(() => events.open(), [events]);
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
