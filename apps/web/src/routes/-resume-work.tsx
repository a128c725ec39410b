import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { LetterRuntime } from '../features/cover-letters/letter-runtime.tsx';
import type { ResumeRuntime } from '../features/resumes/resume-runtime.tsx';
import { useSessionKeeper } from '../features/session/session-context.tsx';
import { useImpersonation, useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';

type RuntimeProps = Omit<ComponentProps<typeof ResumeRuntime>, 'desk' | 'photos'>;

async function loadRuntime(): Promise<{ default: ComponentType<RuntimeProps> }> {
  const [{ ResumeRuntime }, { desk }, { photos }, { useForgetReviews }, { useForgetWizard }] =
    await Promise.all([
      import('../features/resumes/resume-runtime.tsx'),
      import('../features/resumes/desk.ts'),
      import('../features/resumes/builder/photo/photos.ts'),
      import('../features/imports/review/forget-reviews.ts'),
      import('../features/tailoring/forget-wizard.ts'),
    ]);
  function Runtime(props: RuntimeProps) {
    useForgetReviews(props.guardLogOut);
    useForgetWizard(props.guardLogOut, props.userId);
    return <ResumeRuntime desk={desk} photos={photos} {...props} />;
  }
  return { default: Runtime };
}

type LetterRuntimeProps = Omit<ComponentProps<typeof LetterRuntime>, 'desk'>;

async function loadLetterRuntime(): Promise<{ default: ComponentType<LetterRuntimeProps> }> {
  const [{ LetterRuntime }, { letterDesk }] = await Promise.all([
    import('../features/cover-letters/letter-runtime.tsx'),
    import('../features/cover-letters/letters.ts'),
  ]);
  return { default: (props: LetterRuntimeProps) => <LetterRuntime desk={letterDesk} {...props} /> };
}

const LazyLetterRuntime = lazy(() => loadLetterRuntime().catch(() => ({ default: () => null })));

/**
 * Loaded after the screen: no page waits for what only keeps resumes safe. A file that does not arrive takes
 * down no screen either; drafts stay on the device until the next visit.
 */
const LazyResumeRuntime = lazy(() => loadRuntime().catch(() => ({ default: () => null })));

export function ResumeWork() {
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const { guardLogOut, refresh } = useSessionKeeper();
  const { flags } = useSite();
  if (session.status === 'loading') return null;
  return (
    <Suspense fallback={null}>
      <LazyResumeRuntime
        userId={session.status === 'user' ? session.user.id : null}
        isVisiting={isVisiting}
        guardLogOut={guardLogOut}
        onSignedOut={() => void refresh()}
      />
      {flags.coverLetter && session.status === 'user' && !isVisiting && (
        <LazyLetterRuntime userId={session.user.id} guardLogOut={guardLogOut} />
      )}
    </Suspense>
  );
}
