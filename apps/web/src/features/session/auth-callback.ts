import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionQuery } from './session.ts';

const CALLBACK_WAIT_MS = 2_000;
const LOOK_EVERY_MS = 250;

/** A sign-in provider has just sent the person back, and the session may be a moment behind. */
export const isAuthCallback = (hash: string): boolean => {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.has('access_token') || parameters.has('code');
};

/** True while there is still hope for the session: it is looked for again and again, two seconds at most. */
export function useCallbackWait(isHoping: boolean): boolean {
  const queryClient = useQueryClient();
  const [hasGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (!isHoping) return;
    const look = setInterval(() => void queryClient.invalidateQueries(sessionQuery), LOOK_EVERY_MS);
    const end = setTimeout(() => setGivenUp(true), CALLBACK_WAIT_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [isHoping, queryClient]);
  return isHoping && !hasGivenUp;
}
