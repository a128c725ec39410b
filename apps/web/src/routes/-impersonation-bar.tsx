import { useMutation } from '@tanstack/react-query';
import { ImpersonationBanner } from '../features/impersonation/impersonation-banner.tsx';
import { useSessionManager } from '../features/session/session-context.tsx';
import { useImpersonation, useSession } from '../features/session/session.ts';
import { shellApi } from '../lib/api/shell-api.ts';
import { useText } from '../lib/i18n/i18n.tsx';
import { useToast } from '../ui/toast/toast-context.ts';

export function ImpersonationBar() {
  const text = useText();
  const toast = useToast();
  const session = useSession();
  const impersonation = useImpersonation();
  const { expectReturn } = useSessionManager();
  const stop = useMutation({
    mutationFn: async ({ userId, canEdit }: { userId: string; canEdit: boolean }) => {
      const { drafts } = await import('../features/resumes/drafts.ts');
      const isSaved = !canEdit || (await drafts.flush(userId));
      await shellApi.stopImpersonation();
      // Another user's work stays on this device only if it was not saved.
      await drafts.forget(userId, { keepsUnsaved: !isSaved }).catch(() => undefined);
      await expectReturn('other');
      // A full page load: no data of the impersonated user stays in memory.
      location.assign(`/admin/user?id=${userId}`);
    },
    onError: () => toast.show({ title: text('staff.stopFailed'), tone: 'danger' }),
  });
  if (session.status !== 'user' || impersonation === null) return null;
  const { id: userId, email } = session.user;
  const { canEdit } = impersonation;
  return (
    <ImpersonationBanner
      email={email}
      canEdit={canEdit}
      isStopping={stop.isPending || stop.isSuccess}
      onStop={() => stop.mutate({ userId, canEdit })}
    />
  );
}
