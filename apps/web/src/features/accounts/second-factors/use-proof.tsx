import type { Client } from '@lauda/contract/client';
import type { ProofMethod } from '@lauda/contract/accounts/second-factors';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { type AccountSecurity, accountSecurityQuery, type SecurityApi } from '../account-security.ts';
import { type PasskeyProofApi, proveWithPasskey } from '../passkeys/passkey-client.ts';
import { SecondFactorChooser } from './second-factor-chooser.tsx';

export type ProofApi = SecurityApi & PasskeyProofApi & Pick<Client, 'sendProofCode' | 'proveIdentity'>;

interface Proof {
  /** Resolves to true when the user has confirmed their identity recently, or does so now. */
  ensure: (options?: { isSecondFactorNeeded: boolean }) => Promise<boolean>;
  /** Runs the action once the user has confirmed their identity; not at all when they do not. */
  after: (action: () => void) => void;
  /** Must be rendered on the page. */
  dialog: ReactNode;
}

/** Methods that count as the second factor; the others only confirm that it is the same user. */
const SECOND_STEP = new Set<ProofMethod>(['totp', 'phone', 'passkey', 'recovery-code']);

/** Asks for proof of identity before a change that could lock the owner out; the server requires it too. */
export function useProof(api: ProofApi): Proof {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [security, setSecurity] = useState<AccountSecurity | null>(null);
  const settleRef = useRef<(isProven: boolean) => void>(undefined);

  const settle = async (isProven: boolean) => {
    setSecurity(null);
    if (isProven) await queryClient.invalidateQueries(accountSecurityQuery(api));
    settleRef.current?.(isProven);
  };

  const ensure: Proof['ensure'] = async ({ isSecondFactorNeeded } = { isSecondFactorNeeded: false }) => {
    try {
      const current = await queryClient.fetchQuery({ ...accountSecurityQuery(api), staleTime: 0 });
      if (current.isProofFresh && !isSecondFactorNeeded) return true;
      const proofMethods = current.proofMethods.filter(
        (method) => !isSecondFactorNeeded || SECOND_STEP.has(method),
      );
      setSecurity({ ...current, proofMethods });
      return await new Promise<boolean>((resolve) => {
        settleRef.current = resolve;
      });
    } catch (error) {
      toast.show({ title: text(accountFailure(error).reason), tone: 'danger' });
      return false;
    }
  };

  const dialog = (
    <Dialog
      size="sm"
      isOpen={security !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) void settle(false);
      }}
      title={text('secondFactors.proofTitle')}
      description={text('secondFactors.proofAdvice')}
    >
      {security && (
        <SecondFactorChooser
          methods={security.proofMethods}
          phoneHint={security.phoneHint}
          onSend={(method) => api.sendProofCode({ body: { method } })}
          onSubmit={async (method, value) => {
            await api.proveIdentity({ body: { method, value } });
            await settle(true);
          }}
          onPasskey={async () => {
            await proveWithPasskey(api);
            await settle(true);
          }}
        />
      )}
    </Dialog>
  );
  const after: Proof['after'] = (action) =>
    void ensure().then((isProven) => {
      if (isProven) action();
    });
  return { ensure, after, dialog };
}
