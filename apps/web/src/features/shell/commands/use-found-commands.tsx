import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Flags } from '@lauda/domain/flags';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { moreScreenCommands, type ScreenCommand } from '../../../lib/screen/screen-commands.ts';
import type { Command } from '../../../ui/command-palette/filter-commands.ts';
import type { FoundDocument } from './load-documents.ts';

interface Found {
  /** Null until loaded for this opening. */
  readonly screen: readonly ScreenCommand[] | null;
  readonly documents: readonly FoundDocument[];
}

interface FoundOptions {
  isOpen: boolean;
  user: SessionUser | null;
  flags: Flags;
}

const NOTHING: Found = { screen: null, documents: [] };

/** How long Enter waits for commands whose chunk may never load. */
const PATIENCE_MS = 1_500;

/** Loaded on every opening, so that recent documents are found too. Offline, the other commands are still offered. */
export function useFoundCommands({ isOpen, user, flags }: FoundOptions) {
  const text = useText();
  const navigate = useNavigate();
  const [found, setFound] = useState(NOTHING);
  const userId = user?.id ?? null;
  const hasLetters = flags.coverLetter;
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const add = (part: Partial<Found>) => {
      if (isWanted) setFound((before) => ({ ...before, ...part }));
    };
    void moreScreenCommands().then((screen) => add({ screen }));
    const timer = setTimeout(
      () => setFound((before) => ({ ...before, screen: before.screen ?? [] })),
      PATIENCE_MS,
    );
    if (userId === null) add({ documents: [] });
    else
      import('./load-documents.ts')
        .then(({ loadDocuments }) => loadDocuments())
        .then(
          (documents) => add({ documents }),
          () => add({ documents: [] }),
        );
    return () => {
      isWanted = false;
      clearTimeout(timer);
      // They act on the screen that was open then; the next opening may be on another resume.
      setFound((before) => ({ ...before, screen: null }));
    };
  }, [isOpen, userId]);
  const { screen, documents } = found;
  const documentCommands = useMemo(
    () =>
      documents
        .filter(({ document }) => document.kind !== 'letter' || hasLetters)
        .map(({ document: { kind, id, title, text: keywords }, kind: { unnamed, Icon, open } }): Command => ({
          id: `${kind}-${id}`,
          label: title.trim() || text(unnamed),
          keywords,
          icon: <Icon aria-hidden />,
          onSelect: () => void open(navigate, id),
        })),
    [documents, hasLetters, text, navigate],
  );
  return { screen, documentCommands };
}
