const CHANNEL = 'lauda-drafts';

/** What tabs tell each other; the words themselves are in the database that they share. */
export type TabMessage =
  | { readonly type: 'changed'; readonly draftId: string }
  /** Its resume was deleted, and its record with it. */
  | { readonly type: 'removed'; readonly draftId: string }
  /** Somebody has logged out: what a tab still has in memory of them must not be written again. */
  | { readonly type: 'forgotten'; readonly ownerId: string };

export type DraftTabs = ReturnType<typeof openDraftTabs>;

export function openDraftTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    listen: (listener: (message: TabMessage) => void) => {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}
