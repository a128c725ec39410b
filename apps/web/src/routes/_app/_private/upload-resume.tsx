import { SHARE_OUTCOMES } from '@lauda/contract/site/share-target';
import { SOCIAL_ERRORS } from '@lauda/contract/accounts/social-names';
import type { Resume } from '@lauda/domain/resume/resume';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useProof } from '../../../features/accounts/second-factors/use-proof.tsx';
import { ImportView } from '../../../features/imports/import-view.tsx';
import { UploadView } from '../../../features/imports/upload-view.tsx';
import { useResumeLimit } from '../../../features/plans/auth-state-context.tsx';
import { RichTextBox } from '../../../features/resumes/builder/rich-text/rich-text-place.tsx';
import { drafts } from '../../../features/resumes/drafts.ts';
import { makeResume } from '../../../features/resumes/list/change-resume.ts';
import { useSession } from '../../../features/session/session.ts';
import { useSite } from '../../../features/site/site.ts';
import { api } from '../../../lib/api/api.ts';

const search = z.object({
  import: z.catch(z.optional(z.uuid()), undefined),
  /** A file shared by another app through the system's share sheet. */
  shared: z.catch(z.optional(z.enum(SHARE_OUTCOMES)), undefined),
  /** From LinkedIn: the connection succeeded, or the error. */
  connected: z.catch(z.optional(z.literal('linkedin')), undefined),
  error: z.catch(z.optional(z.enum(SOCIAL_ERRORS)), undefined),
});

export const Route = createFileRoute('/_app/_private/upload-resume')({
  validateSearch: (given) => search.parse(given),
  component: UploadResumeScreen,
});

function UploadResumeScreen() {
  const session = useSession();
  const limit = useResumeLimit();
  const { isAiOn, socialProviders } = useSite();
  const navigate = Route.useNavigate();
  const proof = useProof(api);
  const { import: importId, shared, connected, error } = Route.useSearch();
  if (session.status !== 'user') return null;
  const { id: userId } = session.user;
  const making = {
    makeResume: (resume: Resume, operationId: string) =>
      makeResume(drafts.calls, { resume, operationId, userId }),
    onMade: (resume: string) => void navigate({ to: '/builder', search: { resume }, replace: true }),
  };
  if (importId === undefined)
    return (
      <>
        <UploadView
          userId={userId}
          limit={limit}
          onSent={(id) => void navigate({ search: { import: id } })}
          shared={shared}
          onSharedDecided={() => void navigate({ search: {}, replace: true })}
          linkedIn={{
            ...making,
            api,
            ensureProof: () => proof.ensure(),
            isOn: socialProviders.includes('linkedin'),
            isBack: connected !== undefined,
            error,
            onTold: () => void navigate({ search: {}, replace: true }),
            leaveTo: (url) => location.assign(url),
          }}
        />
        {proof.dialog}
      </>
    );
  return (
    <ImportView
      importId={importId}
      userId={userId}
      isAiOn={isAiOn}
      onLeave={() => void navigate({ search: {}, replace: true })}
      RichTextBox={RichTextBox}
      {...making}
    />
  );
}
