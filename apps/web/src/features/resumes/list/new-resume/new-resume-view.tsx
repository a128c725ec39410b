import { sampleResume } from '@lauda/domain/resume/sample';
import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import FilePlus from 'lucide-react/icons/file-plus';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { track } from '../../../../lib/analytics.ts';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { documentLocale } from '../../../../lib/i18n/texts.ts';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import type { DraftCollection } from '../../draft-collection.ts';
import { VISITOR } from '@lauda/local-first/document-record';
import { FullNotice } from '../../saving/full-notice.tsx';
import { useFullLimit } from '../../plan-room.ts';
import { UnsavedDrafts } from '../../saving/unsaved-drafts.tsx';
import { latestResumeQuery } from './latest-resume-query.ts';
import { StartOption } from './start-option.tsx';
import { useNewDraft } from './use-new-draft.ts';

interface NewResumeViewProps {
  drafts: DraftCollection;
  userId: string | null;
  /** The plan's resume limit; null for unlimited. */
  limit: number | null;
  onOpenBuilder: () => void;
  renderGallery: (place: GalleryPlace) => ReactNode;
}

export interface GalleryPlace {
  /** The resume shown in the templates. */
  resume: Resume;
  isOwn: boolean;
  isBusy: boolean;
  onChoose: (id: TemplateId) => void;
}

/** Starts a new resume. The previous draft stays on the device and accessible. */
export function NewResumeView({ drafts, userId, limit, onOpenBuilder, renderGallery }: NewResumeViewProps) {
  const text = useText();
  const ownerId = userId ?? VISITOR;
  const draft = useNewDraft(drafts, ownerId, onOpenBuilder);
  const latest = useQuery({ ...latestResumeQuery(drafts, ownerId), enabled: userId !== null });
  const fullLimit = useFullLimit(drafts, { userId, limit });
  const sample = sampleResume(documentLocale());
  const startWithSample = () => void draft.start(() => sample);
  const startWithTemplate = (templateId: TemplateId) => {
    track('template_selected', { template: templateId });
    void draft.start((blank) => ({ ...blank, templateId }));
  };

  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 md:px-8">
      <PageHeader title={text('screens.newResume')} description={text('newResume.description')} />
      {fullLimit !== null && <FullNotice limit={fullLimit} />}
      <ul className="grid gap-4 md:grid-cols-3">
        <StartOption
          icon={<FilePlus aria-hidden />}
          title={text('resumes.startBlank')}
          description={text('newResume.blankHint')}
          isBusy={!draft.isReady}
          render={<Link to="/builder" />}
        />
        <StartOption
          icon={<FileText aria-hidden />}
          title={text('newResume.sample')}
          description={text('newResume.sampleHint')}
          isBusy={!draft.isReady}
          onClick={startWithSample}
        />
        <StartOption
          icon={<Upload aria-hidden />}
          title={text('newResume.import')}
          description={text('newResume.importHint')}
          render={<Link to="/upload-resume" />}
        />
      </ul>
      <UnsavedDrafts
        drafts={drafts}
        ownerId={ownerId}
        heading={text('resumes.earlierDrafts')}
        onOpenBuilder={onOpenBuilder}
      />
      {(userId === null || !latest.isPending) &&
        renderGallery({
          resume: latest.data ?? sample,
          isOwn: Boolean(latest.data),
          isBusy: !draft.isReady,
          onChoose: startWithTemplate,
        })}
    </div>
  );
}
