import type { ComponentProps } from 'react';
import type { LetterRuntime } from '../features/cover-letters/letter-runtime.tsx';
import { useAuthState } from '../features/plans/auth-state-context.tsx';
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

type LetterRuntimeProps = Omit<ComponentProps<typeof LetterRuntime>, 'letterCollection'>;

const LateLetterRuntime = lateRuntime(async () => {
  await untilIdle();
  const [{ LetterRuntime }, { letters }] = await Promise.all([
    import('../features/cover-letters/letter-runtime.tsx'),
    import('../features/cover-letters/letters.ts'),
  ]);
  return (props: LetterRuntimeProps) => <LetterRuntime letterCollection={letters} {...props} />;
});

export function ResumeWork() {
  const session = useSession();
  const isVisiting = useImpersonation() !== null;
  const { guardLogOut, refresh } = useSessionManager();
  const { flags } = useSite();
  const { isProAccess } = useAuthState();
  // Not known: nothing of anybody is sent, and nobody's work is taken for a visitor's.
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
