import { ApiError } from '@lauda/contract/client';
import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { accountFailure } from '../account-failure.ts';
import { AccountLayout } from '../account-layout.tsx';
import { FormHeading } from '../form-heading.tsx';
import { type PasskeySignInApi, signInWithPasskey } from '../passkeys/passkey-client.ts';
import { SecondFactorChooser } from './second-factor-chooser.tsx';

type SecondStepApi = PasskeySignInApi &
  Pick<Client, 'getPendingSignIn' | 'sendSecondFactorCode' | 'verifySecondFactor'>;

/** Belongs to this sign-in only: the methods of an earlier one say nothing about it. */
const pendingSignInQuery = (api: SecondStepApi) =>
  queryOptions({
    queryKey: ['pending-sign-in'],
    queryFn: ({ signal }) => api.getPendingSignIn(undefined, { signal }),
    gcTime: 0,
    // Not tied to a user: refetching it for the user who has just signed in would be refused.
    meta: { isForEveryone: true },
  });

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'TOKEN_INVALID';

interface SecondFactorViewProps {
  api: SecondStepApi;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  onStartAgain: () => void;
}

/** The second sign-in step. */
export function SecondFactorView({ api, onAnswer, onStartAgain }: SecondFactorViewProps) {
  const text = useText();
  const { data: pending, error, refetch } = useQuery(pendingSignInQuery(api));
  const [hasEnded, setEnded] = useState(false);

  /** Ends the step when the server reports that the sign-in is over. */
  const orEnd = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (refusal) {
      if (isOver(refusal)) setEnded(true);
      throw refusal;
    }
  };

  if (hasEnded || isOver(error))
    return (
      <AccountLayout>
        <Callout role="alert" tone="warning" title={text('secondFactors.stepOver')}>
          {text('secondFactors.stepOverAdvice')}
        </Callout>
        <Button variant="primary" size="lg" onClick={onStartAgain}>
          {text('secondFactors.startAgain')}
        </Button>
      </AccountLayout>
    );
  return (
    <AccountLayout>
      <FormHeading title={text('secondFactors.stepTitle')} subtitle={text('secondFactors.stepSubtitle')} />
      {error && (
        <Callout
          role="alert"
          tone="danger"
          title={text(accountFailure(error).reason)}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {text('errors.retry')}
            </Button>
          }
        />
      )}
      {!pending && !error && <Skeleton className="h-40" />}
      {pending && (
        <SecondFactorChooser
          methods={pending.methods}
          phoneHint={pending.phoneHint}
          onSend={(method) => orEnd(api.sendSecondFactorCode({ body: { method } }))}
          onSubmit={async (method, code) => {
            if (method === 'password') return;
            await onAnswer(await orEnd(api.verifySecondFactor({ body: { method, code } })));
          }}
          onPasskey={async () => onAnswer(await signInWithPasskey(api))}
        />
      )}
      <Button variant="quiet" size="sm" className="-ms-3 justify-self-start" onClick={onStartAgain}>
        {text('secondFactors.startAgain')}
      </Button>
    </AccountLayout>
  );
}
