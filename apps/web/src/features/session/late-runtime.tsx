import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';

/** A file that takes longer no longer blocks logout; drafts then stay on the device. */
const LOAD_LIMIT_MS = 10_000;

const RETRY_MS = 15_000;

interface Guarded {
  guardLogOut: GuardLogOut;
}

/**
 * Loads a runtime that keeps work safe after the screen, so that no page waits for it. Logout does wait, because only
 * the runtime's own guards, registered after this one, know whether something is unsaved. A failed load breaks no
 * screen and is retried until it succeeds.
 */
export function lateRuntime<Props extends Guarded>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => {
    const first = await load().catch(() => null);
    return {
      default: function Mounted({ props, onMounted }: { props: Props; onMounted: () => void }) {
        const [Runtime, setRuntime] = useState(() => first);
        useEffect(() => {
          if (Runtime !== null) return;
          const retry = () =>
            void load().then(
              (arrived) => setRuntime(() => arrived),
              () => undefined,
            );
          addEventListener('online', retry);
          // A network that is connected but dead fires no `online` event.
          const timer = setInterval(retry, RETRY_MS);
          return () => {
            removeEventListener('online', retry);
            clearInterval(timer);
          };
        }, [Runtime]);
        // Child effects run first, so the runtime's guards are registered by now.
        useEffect(onMounted, [onMounted]);
        return Runtime && <Runtime {...props} />;
      },
    };
  });
  return function LateRuntime(props: Props) {
    const { guardLogOut } = props;
    const [{ promise: mounted, resolve }] = useState(() => Promise.withResolvers<void>());
    useEffect(
      () =>
        guardLogOut(async () => {
          await Promise.race([mounted, new Promise((giveUp) => setTimeout(giveUp, LOAD_LIMIT_MS))]);
          return true;
        }),
      [guardLogOut, mounted],
    );
    return (
      <Suspense fallback={null}>
        <Loaded props={props} onMounted={resolve} />
      </Suspense>
    );
  };
}
