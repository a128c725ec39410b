import { useAuthState } from '../features/plans/auth-state-context.tsx';
import type { CollectionRuntimeProps, SentCollection } from '../features/session/collection-runtime.tsx';
import { lateRuntime } from '../features/session/late-runtime.tsx';
import { useSessionManager } from '../features/session/session-context.tsx';
import { useImpersonation, useSession } from '../features/session/session.ts';
import { useSite } from '../features/site/site.ts';
import { untilIdle } from '../lib/until-idle.ts';

const LateResumeRuntime = lateRuntime(async () => {
  await untilIdle();
  const { ResumeRuntime } = await import('./-resume-runtime.tsx');
  return ResumeRuntime;
});

/** Runtime of document collections that need nothing beyond the sync engine. */
const lateCollection = (load: () => Promise<SentCollection>) =>
  lateRuntime(async () => {
    await untilIdle();
    const [{ CollectionRuntime }, collection] = await Promise.all([
      import('../features/session/collection-runtime.tsx'),
      load(),
    ]);
    return (props: Omit<CollectionRuntimeProps, 'collection'>) => (
      <CollectionRuntime collection={collection} {...props} />
    );
  });

const LateLetterRuntime = lateCollection(
  async () => (await import('../features/cover-letters/letters.ts')).letters,
);
const LateApplicationRuntime = lateCollection(
  async () => (await import('../features/applications/device/applications.ts')).applications,
);

export function ResumeWork() {
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const { guardLogOut, refresh } = useSessionManager();
  const { flags } = useSite();
  const { isProAccess } = useAuthState();
  // Session unknown: nothing is sent, and no user's work is treated as a visitor's.
  if (session.status === 'loading' || session.status === 'unknown') return null;
  return (
    <>
      <LateResumeRuntime
        userId={session.status === 'user' ? session.user.id : null}
        isVisiting={isVisiting}
        isPro={isProAccess}
        guardLogOut={guardLogOut}
        onSessionStale={() => void refresh()}
      />
      {session.status === 'user' && (
        <LateApplicationRuntime
          userId={session.user.id}
          isVisiting={isVisiting}
          guardLogOut={guardLogOut}
          onSessionStale={() => void refresh()}
        />
      )}
      {flags.coverLetter && session.status === 'user' && (
        <LateLetterRuntime
          userId={session.user.id}
          isVisiting={isVisiting}
          guardLogOut={guardLogOut}
          onSessionStale={() => void refresh()}
        />
      )}
    </>
  );
}
