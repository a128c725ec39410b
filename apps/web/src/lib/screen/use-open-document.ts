import { useEffect, useState } from 'react';

interface Opener<Document, Id> {
  readonly open: (ownerId: string, id: Id) => Promise<Document | null>;
  readonly release: (document: Document) => void;
}

export type Opening<Document> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly document: Document }
  | { readonly status: 'failed'; readonly retry: () => void };

const LOADING = { status: 'loading' } as const;

/** Opens a user's document while the screen shows it. */
export function useOpenDocument<Document, Id extends string | null>(
  collection: Opener<Document, Id>,
  ownerId: string,
  id: Id,
): Opening<Document> {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ key: string; opening: Opening<Document> } | null>(null);
  const key = `${attempt} ${ownerId} ${id ?? ''}`;
  useEffect(() => {
    let isLeft = false;
    let held: Document | null = null;
    const show = (opening: Opening<Document>) => {
      if (!isLeft) setOpened({ key, opening });
    };
    const fail = () => show({ status: 'failed', retry: () => setAttempt((count) => count + 1) });
    collection.open(ownerId, id).then((document) => {
      if (document === null) return fail();
      if (isLeft) return collection.release(document);
      held = document;
      show({ status: 'ready', document });
    }, fail);
    return () => {
      isLeft = true;
      if (held !== null) collection.release(held);
    };
  }, [collection, ownerId, id, key]);
  return opened?.key === key ? opened.opening : LOADING;
}
