import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionQuery } from './session.ts';

const CALLBACK_WAIT_MS = 2_000;
const LOOK_EVERY_MS = 250;

/** A sign-in provider has just redirected back, and the session may lag behind. */
export const isAuthCallback = (hash: string): boolean => {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.has('access_token') || parameters.has('code');
};

/** True while the session may still appear: polls for it, for at most two seconds. */
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
