import type { SearchText } from '@lauda/contract/search';
import type { SessionUser } from '@lauda/contract/accounts/session';
import type { Flags } from '@lauda/domain/flags';
import { useNavigate } from '@tanstack/react-router';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { moreScreenCommands, type ScreenCommand } from '../../../lib/screen/screen-commands.ts';
import type { Command } from '../../../ui/command-palette/filter-commands.ts';

interface Found {
  /** Null until loaded for this opening. */
  readonly screen: readonly ScreenCommand[] | null;
  readonly documents: readonly SearchText[];
}

interface FoundOptions {
  isOpen: boolean;
  user: SessionUser | null;
  flags: Flags;
}

type Navigate = ReturnType<typeof useNavigate>;

const KINDS = {
  resume: {
    unnamed: 'resumes.myResume',
    Icon: FileText,
    open: (navigate: Navigate, id: string) => navigate({ to: '/builder', search: { resume: id } }),
  },
  letter: {
    unnamed: 'coverLetters.unnamed',
    Icon: Mail,
    open: (navigate: Navigate, id: string) => navigate({ to: '/cover-letter', search: { letter: id } }),
  },
  application: {
    unnamed: 'applications.unnamed',
    Icon: BriefcaseBusiness,
    open: (navigate: Navigate, id: string) => navigate({ to: '/applications/$id', params: { id } }),
  },
} as const;

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
        .filter(({ kind }) => kind !== 'letter' || hasLetters)
        .map(({ kind, id, title, text: keywords }): Command => {
          const { unnamed, Icon, open } = KINDS[kind];
          return {
            id: `${kind}-${id}`,
            label: title.trim() || text(unnamed),
            keywords,
            icon: <Icon aria-hidden />,
            onSelect: () => void open(navigate, id),
          };
        }),
    [documents, hasLetters, text, navigate],
  );
  return { screen, documentCommands };
}
