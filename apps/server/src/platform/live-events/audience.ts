/** The user id that owns events for everyone; migration 0002 uses the same value. */
export const EVERYONE = '00000000-0000-0000-0000-000000000000';

export type Audience = { readonly userId: string } | 'everyone';

/** Several products or test runs may share one Redis server. */
export const DEFAULT_CHANNEL_PREFIX = 'lauda:live-events';

export const channelName = (prefix: string, userId: string): string => `${prefix}:${userId}`;
