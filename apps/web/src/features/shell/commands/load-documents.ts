import { createClientOf } from '@lauda/contract/client';
import { searchRoutes, type SearchText } from '@lauda/contract/search';
import type { useNavigate } from '@tanstack/react-router';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { trackedClient } from '../../../lib/api/tracked-client.ts';

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

export interface FoundDocument {
  readonly document: SearchText;
  readonly kind: (typeof KINDS)[SearchText['kind']];
}

const searchApi = trackedClient(createClientOf(searchRoutes, { baseUrl: '' }));

/**
 * Texts of the user's resumes, letters and applications, for search. What names them is here, so that the frame of
 * every screen does not bring the texts of all three.
 */
export async function loadDocuments(): Promise<FoundDocument[]> {
  const found = await searchApi.listSearchTexts();
  return found.map((document) => ({ document, kind: KINDS[document.kind] }));
}
