/** Messages between tabs; the content itself is in the shared database. */
export type TabMessage =
  | { readonly type: 'changed'; readonly id: string }
  /** The document and its record were deleted. */
  | { readonly type: 'removed'; readonly id: string }
  /** The owner signed out: none of their work may be sent with the next session. */
  | { readonly type: 'forgotten'; readonly ownerId: string; readonly keepsUnsaved: boolean };

export type TabChannel = ReturnType<typeof openTabChannel>;

export function openTabChannel(name: string) {
  const channel = new BroadcastChannel(name);
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
