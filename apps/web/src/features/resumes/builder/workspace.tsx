import type { Resume } from '@lauda/domain/resume/resume';
import type { SectionName } from '@lauda/domain/resume/sections';
import { resumeTitle } from '@lauda/domain/resume/title';
import { cx } from 'class-variance-authority';
import {
  type ComponentType,
  type CSSProperties,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useShowInTopBar } from '../../../lib/screen/top-bar-title.ts';
import { DialogBoundary } from '../../../ui/failures/dialog-boundary.tsx';
import type { DraftCollection } from '../draft-collection.ts';
import type { OpenResume } from '../open-resume.ts';
import { useOpenResumeState, useResume } from '../use-draft.ts';
import { ActivePlaceContext, createActivePlace } from './places/active-place.ts';
import { BuilderHead } from './builder-head.tsx';
import { type BuilderTab, isOffered, type Offers } from './builder-tab.ts';
import { BottomTabs } from './builder-tabs.tsx';
import { ChecksContext, useChecksStore } from './checks/checks-store.ts';
import { createOpenPlaces, OpenPlacesContext } from './places/open-places.ts';
import { EarlyFormEnd } from './early/early-form-end.tsx';
import { EditorPane } from './panes/editor-pane.tsx';
import { PhotoContext } from './photo/photo-place.tsx';
import type { PhotoSync } from './photo/photo-sync.ts';
import { PaneDivider } from './panes/pane-divider.tsx';
import { usePaneShare } from './panes/pane-share.ts';
import { PreviewColumn } from './panes/preview-column.tsx';
import { ResumeHeading } from './resume-heading.tsx';
import { createResumeEditor } from './resume-editor.ts';
import { PANES, SCROLLING_PANE, WORKSPACE } from './layout.ts';
import { loadEditor } from './rich-text/load-editor.ts';
import { useSectionsOnPage } from './sections/section-form.tsx';
import { EditorContext } from './use-editor.ts';
import { useTabScroll } from './use-tab-scroll.ts';

const ConflictDialog = lazyPart(() =>
  import('../saving/conflict-dialog.tsx').then((module) => module.ConflictDialog),
);

export interface PreviewPlace {
  source: BuilderSource;
  onPlace: (field: string) => void;
  isPaused: boolean;
  photo: () => Promise<Uint8Array | null>;
  revealField: string | null;
}

/** The resume as seen by the panes beside the form. */
export interface BuilderSource {
  subscribe: (listener: () => void) => () => void;
  getResume: () => Resume;
  edit: (change: (resume: Resume) => Resume) => void;
}

/** Props for components that create or read files of the resume. */
export interface FilesPlace {
  source: BuilderSource;
  /** Resolves to whether the server has what is shown. */
  saveFirst: () => Promise<boolean>;
  /** Null until the server has the resume. */
  resumeId: string | null;
}

export interface ExportPlace extends FilesPlace {
  photo: PreviewPlace['photo'];
  /** The linked resume in the other language. */
  pairId: string | null;
}

export interface CoachPlace {
  resumeId: string | null;
  getResume: () => Resume;
  edit: BuilderSource['edit'];
  saveFirst: () => Promise<boolean>;
}

export interface ProposalsPlace {
  resumeId: string;
  subscribe: BuilderSource['subscribe'];
  getResume: BuilderSource['getResume'];
  edit: BuilderSource['edit'];
  editWithUndo: (change: (resume: Resume) => Resume) => () => void;
  saveFirst: () => Promise<boolean>;
  onCount: (count: number | null, sourceId: string | null) => void;
  isShown: boolean;
}

/** Components that other features contribute to the builder; supplied by the route. */
export interface BuilderPanes {
  Preview: ComponentType<PreviewPlace>;
  Design: ComponentType<FilesPlace>;
  Export: ComponentType<ExportPlace>;
  Coach: ComponentType<CoachPlace>;
  Proposals: ComponentType<ProposalsPlace>;
}

interface WorkspaceProps {
  openResume: OpenResume;
  editClosed: DraftCollection['editClosed'];
  photos: PhotoSync;
  isVisitor: boolean;
  isCoachOn: boolean;
  /** Known to be a variant or a translation, from the list. */
  isLinked: boolean;
  /** Staff must not leave a user's data on their own device. */
  isImpersonated: boolean;
  tab: BuilderTab;
  onTabChange: (tab: BuilderTab) => void;
  panes: BuilderPanes;
}

const shareStyle = (share: number | null) =>
  share === null ? undefined : ({ '--editor-share': `${share}%` } as CSSProperties);
const NO_SECTIONS: readonly SectionName[] = [];

/** Editor and preview side by side, or one at a time where there is no room for both. */
export function Workspace({
  openResume,
  editClosed,
  photos,
  isVisitor,
  isCoachOn,
  isLinked,
  isImpersonated,
  tab: asked,
  onTabChange,
  panes,
}: WorkspaceProps) {
  const [editor] = useState(() => createResumeEditor(openResume, { editClosed }));
  const [openPlaces] = useState(() => createOpenPlaces(openResume.draftId));
  const [activePlace] = useState(createActivePlace);
  const checks = useChecksStore(editor);
  const [isChoosing, setChoosing] = useState(false);
  const [added, setAdded] = useState<ReadonlySet<SectionName>>(new Set());
  const sections = useSectionsOnPage(added);
  // Phones need longer to render ten sections than one: the first field does not wait for the others.
  const isWhole = useDeferredValue(true, false);
  const onPage = isWhole ? sections : NO_SECTIONS;
  const resumeId = useOpenResumeState((state) => state.resumeId);
  const isInAccount = !isVisitor && resumeId !== null;
  const [proposals, setProposals] = useState<number | null>(isLinked ? 0 : null);
  const [pairId, setPairId] = useState<string | null>(null);
  const onCount = useCallback((count: number | null, sourceId: string | null) => {
    setProposals(count);
    setPairId(sourceId);
  }, []);
  // Not only once the resume is saved: a tab that appears after the first words moves the others.
  const offers: Offers = { coach: isCoachOn && !isVisitor, proposals };
  // Whether there are proposals is known only later: a link to them keeps its target meanwhile.
  const tab = isOffered(asked, offers) || (asked === 'proposals' && isInAccount) ? asked : 'edit';
  // Stays mounted, so that an answer continues while the user looks at something else.
  const [isCoaching, setCoaching] = useState(false);
  if (tab === 'coach' && !isCoaching) setCoaching(true);
  useShowInTopBar(useResume(resumeTitle));
  const editorPaneRef = useRef<HTMLDivElement>(null);
  useTabScroll(tab, editorPaneRef);
  usePreloadedEditor();
  const { share, choose } = usePaneShare();

  const photo = useCallback(async () => {
    const id = editor.getResume().personalInfo.photo;
    return id === undefined ? null : photos.read(id);
  }, [editor, photos]);
  const saveFirst = async () => {
    await openResume.write();
    await openResume.retry();
    return !openResume.getState().isUnsaved;
  };
  return (
    <EditorContext value={editor}>
      <ChecksContext value={checks}>
        <OpenPlacesContext value={openPlaces}>
          <ActivePlaceContext value={activePlace}>
            <PhotoContext value={photos}>
              <div className={WORKSPACE}>
                <BuilderHead
                  tab={tab}
                  offers={offers}
                  onPage={onPage}
                  onChoose={() => setChoosing(true)}
                  exportMenu={
                    <panes.Export
                      source={editor}
                      photo={photo}
                      saveFirst={saveFirst}
                      resumeId={resumeId}
                      pairId={pairId}
                    />
                  }
                />
                {tab !== 'edit' && <ResumeHeading tab={tab} />}
                <div className={PANES} style={shareStyle(share)}>
                  <div
                    ref={editorPaneRef}
                    className={cx(
                      SCROLLING_PANE,
                      (tab === 'design' || tab === 'coach' || tab === 'proposals') && 'hidden',
                      tab === 'preview' && 'max-md:hidden',
                    )}
                  >
                    <EditorPane
                      isVisitor={isVisitor}
                      onPage={onPage}
                      isWhole={isWhole}
                      onAdd={(section) => setAdded(new Set([...added, section]))}
                    />
                  </div>
                  {tab === 'design' && (
                    <div className={cx(SCROLLING_PANE, 'px-4 py-6 md:px-6')}>
                      <panes.Design source={editor} saveFirst={saveFirst} resumeId={resumeId} />
                    </div>
                  )}
                  {isCoaching && (
                    <div className={cx(SCROLLING_PANE, 'px-4 py-6 md:px-6', tab !== 'coach' && 'hidden')}>
                      <panes.Coach
                        resumeId={resumeId}
                        getResume={editor.getResume}
                        edit={editor.edit}
                        saveFirst={saveFirst}
                      />
                    </div>
                  )}
                  {isInAccount && (
                    <div className={cx(SCROLLING_PANE, 'px-4 py-6 md:px-6', tab !== 'proposals' && 'hidden')}>
                      <panes.Proposals
                        resumeId={resumeId}
                        subscribe={editor.subscribe}
                        getResume={editor.getResume}
                        edit={editor.edit}
                        editWithUndo={editor.editWithUndo}
                        saveFirst={saveFirst}
                        onCount={onCount}
                        isShown={tab === 'proposals'}
                      />
                    </div>
                  )}
                  <PaneDivider share={share} onShareChange={choose} />
                  <PreviewColumn tab={tab} onTabChange={onTabChange} Preview={panes.Preview} photo={photo} />
                </div>
                <BottomTabs tab={tab} offers={offers} />
              </div>
              <DialogBoundary isOpen={isChoosing} onOpenChange={setChoosing}>
                <ConflictDialog isOpen={isChoosing} onOpenChange={setChoosing} />
              </DialogBoundary>
              <EarlyFormEnd isCopyKept={!isImpersonated} />
            </PhotoContext>
          </ActivePlaceContext>
        </OpenPlacesContext>
      </ChecksContext>
    </EditorContext>
  );
}

const QUIET_AFTER_MS = 1_500;

/** Preloads while idle, so that the first click into a description finds the editor loaded. */
function usePreloadedEditor() {
  useEffect(() => {
    const timer = setTimeout(() => void loadEditor().catch(() => undefined), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
