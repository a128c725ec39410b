import type { Path } from '@lauda/domain/resume/merge/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { type ComponentType, createContext, use } from 'react';
import { useOpenResume } from '../use-draft.ts';
import { useEditor } from './use-editor.ts';

/** What suggestions can be requested for. */
export type SuggestionsPlaceKind =
  | { readonly kind: 'summary' }
  | { readonly kind: 'skills' }
  | { readonly kind: 'description'; readonly path: Path };

/** What suggestions need from the builder. */
export interface SuggestionsPlaceProps {
  draftId: string;
  place: SuggestionsPlaceKind;
  source: {
    getResume: () => Resume;
    edit: (change: (resume: Resume) => Resume) => void;
  };
}

/** Part of another feature; supplied by the route. */
export const SuggestionsContext = createContext<{ Button: ComponentType<SuggestionsPlaceProps> } | null>(
  null,
);

export function SuggestionsPlace({ place }: Pick<SuggestionsPlaceProps, 'place'>) {
  const suggestions = use(SuggestionsContext);
  const editor = useEditor();
  const { draftId } = useOpenResume();
  return suggestions && <suggestions.Button draftId={draftId} place={place} source={editor} />;
}
