import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ResumeRuntime } from '../features/resumes/resume-runtime.tsx';
import { useSessionKeeper } from '../features/session/session-context.tsx';
import { useImpersonation, useSession } from '../features/session/session.ts';

type RuntimeProps = Omit<ComponentProps<typeof ResumeRuntime>, 'desk' | 'photos'>;

async function loadRuntime(): Promise<{ default: ComponentType<RuntimeProps> }> {
  const [{ ResumeRuntime }, { desk }, { photos }] = await Promise.all([
    import('../features/resumes/resume-runtime.tsx'),
    import('../features/resumes/desk.ts'),
    import('../features/resumes/builder/photo/photos.ts'),
  ]);
  return { default: (props: RuntimeProps) => <ResumeRuntime desk={desk} photos={photos} {...props} /> };
}

/**
 * Loaded after the screen: no page waits for what only keeps resumes safe. A file that does not arrive takes
 * down no screen either; drafts stay on the device until the next visit.
 */
const LazyResumeRuntime = lazy(() => loadRuntime().catch(() => ({ default: () => null })));

export function ResumeWork() {
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const { guardLogOut, refresh } = useSessionKeeper();
  if (session.status === 'loading') return null;
  return (
    <Suspense fallback={null}>
      <LazyResumeRuntime
        userId={session.status === 'user' ? session.user.id : null}
        isVisiting={isVisiting}
        guardLogOut={guardLogOut}
        onSignedOut={() => void refresh()}
      />
    </Suspense>
  );
}
