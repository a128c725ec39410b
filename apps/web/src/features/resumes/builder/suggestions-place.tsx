import type { Path } from '@lauda/domain/resume/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { type ComponentType, createContext, use } from 'react';
import { useOpenResume } from '../use-draft.ts';
import { useEditor } from './use-editor.ts';

/** What a suggestion can be for. */
export type SuggestionsPlaceKind =
  | { readonly kind: 'summary' }
  | { readonly kind: 'skills' }
  | { readonly kind: 'description'; readonly path: Path };

/** What suggestions need of the builder. */
export interface SuggestionsPlaceProps {
  draftId: string;
  place: SuggestionsPlaceKind;
  source: {
    getResume: () => Resume;
    edit: (change: (resume: Resume) => Resume) => void;
  };
}

/** Another feature's; the route gives it. */
export const SuggestionsContext = createContext<{ Button: ComponentType<SuggestionsPlaceProps> } | null>(
  null,
);

export function SuggestionsPlace({ place }: Pick<SuggestionsPlaceProps, 'place'>) {
  const suggestions = use(SuggestionsContext);
  const editor = useEditor();
  const { draftId } = useOpenResume();
  return suggestions && <suggestions.Button draftId={draftId} place={place} source={editor} />;
}
