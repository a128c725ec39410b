import type { Redis } from 'ioredis';

export interface Channels<Listener> {
  /**
   * Resolves when the subscription is active, or immediately while Redis is down: `onBack` follows in that case.
   */
  join(channel: string, listener: Listener): Promise<void>;
  leave(channel: string, listener: Listener): void;
  close(): void;
}

export interface ChannelOptions<Listener> {
  subscriber: Redis;
  onMessage: (listeners: Iterable<Listener>, text: string) => void;
  /** The connection is restored; messages published in between were missed. */
  onBack: () => void;
  healthCheckSeconds?: number;
}

/** A single command for tens of thousands of channels would exceed the command timeout. */
const CHANNELS_AT_ONCE = 1_000;

/** Subscriptions to Redis channels over one connection; a channel is unsubscribed with its last listener. */
export function createChannels<Listener>({
  subscriber,
  onMessage,
  onBack,
  healthCheckSeconds = 10,
}: ChannelOptions<Listener>): Channels<Listener> {
  const channels = new Map<string, { listeners: Set<Listener>; joined: Promise<unknown> }>();

  // If a subscription may have failed, reconnect: everything is subscribed and read again.
  const reconnect = (): void => {
    if (subscriber.status === 'ready') subscriber.disconnect(true);
  };
  const ask = async (command: () => Promise<unknown>): Promise<void> => {
    if (subscriber.status === 'ready') await command().catch(reconnect);
  };

  subscriber.on('message', (channel: string, text: string) =>
    onMessage(channels.get(channel)?.listeners ?? [], text),
  );
  // Done here instead, because it must finish before missed events are read.
  subscriber.options.autoResubscribe = false;
  const resubscribe = async (): Promise<void> => {
    const names = [...channels.keys()];
    for (let from = 0; from < names.length; from += CHANNELS_AT_ONCE)
      await subscriber.subscribe(...names.slice(from, from + CHANNELS_AT_ONCE));
    onBack();
  };
  subscriber.on('ready', () => {
    resubscribe().catch(reconnect);
  });
  // A connection dropped by a firewall looks open but stays silent.
  const healthCheck = setInterval(() => {
    void ask(() => subscriber.ping());
  }, healthCheckSeconds * 1_000);

  return {
    join: async (channel, listener) => {
      const present = channels.get(channel);
      present?.listeners.add(listener);
      const joined = present?.joined ?? ask(() => subscriber.subscribe(channel));
      if (!present) channels.set(channel, { listeners: new Set([listener]), joined });
      await joined;
    },
    leave: (channel, listener) => {
      const present = channels.get(channel);
      present?.listeners.delete(listener);
      if (present?.listeners.size !== 0) return;
      channels.delete(channel);
      void ask(() => subscriber.unsubscribe(channel));
    },
    close: () => {
      clearInterval(healthCheck);
      subscriber.disconnect();
    },
  };
}
