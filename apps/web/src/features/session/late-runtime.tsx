import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { GuardLogOut } from '@lauda/local-first/lifecycle/sign-out';

/** A file that takes longer keeps nobody from leaving; drafts then stay on the device. */
const LOAD_LIMIT_MS = 10_000;

const RETRY_MS = 15_000;

interface Guarded {
  guardLogOut: GuardLogOut;
}

/**
 * What keeps work safe, loaded after the screen: no page waits for it. Logging out does, because only the
 * runtime's own guards, which come after this one, know whether something is unsaved. A file that does not
 * arrive takes down no screen, and is asked for again until it is there.
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
          // A network that is connected but dead does not say when it is back.
          const timer = setInterval(retry, RETRY_MS);
          return () => {
            removeEventListener('online', retry);
            clearInterval(timer);
          };
        }, [Runtime]);
        // Effects of children run first: by now the runtime's guards are there.
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
