import type { SearchText } from '@lauda/contract/search';
import type { SessionUser } from '@lauda/contract/session';
import type { Flags } from '@lauda/domain/flags';
import { useNavigate } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { moreScreenCommands, type ScreenCommand } from '../../lib/screen-commands.ts';
import type { Command } from '../../ui/command-palette/filter-commands.ts';

interface Found {
  /** Null until they are known for this opening. */
  readonly screen: readonly ScreenCommand[] | null;
  readonly documents: readonly SearchText[];
}

interface FoundOptions {
  isOpen: boolean;
  user: SessionUser | null;
  flags: Flags;
}

const NOTHING: Found = { screen: null, documents: [] };

/** How long Enter waits for commands whose file may never arrive. */
const PATIENCE_MS = 1_500;

/** Asked for at every opening: what was written since is found too. Without the network the rest is still offered. */
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
      // They act on what was open then; the next opening may be on another resume.
      setFound((before) => ({ ...before, screen: null }));
    };
  }, [isOpen, userId]);
  const { screen, documents } = found;
  const documentCommands = useMemo(
    () =>
      documents
        .filter(({ kind }) => kind === 'resume' || hasLetters)
        .map(({ kind, id, title, text: keywords }): Command => {
          const isResume = kind === 'resume';
          return {
            id: `${kind}-${id}`,
            label: title.trim() || text(isResume ? 'resumes.myResume' : 'coverLetters.unnamed'),
            keywords,
            icon: isResume ? <FileText aria-hidden /> : <Mail aria-hidden />,
            onSelect: () =>
              void (isResume
                ? navigate({ to: '/builder', search: { resume: id } })
                : navigate({ to: '/cover-letter', search: { letter: id } })),
          };
        }),
    [documents, hasLetters, text, navigate],
  );
  return { screen, documentCommands };
}
