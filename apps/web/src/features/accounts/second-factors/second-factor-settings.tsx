import type { Client } from '@lauda/contract/client';
import type { FactorKind } from '@lauda/domain/accounts/second-factors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { type AccountSecurity, accountSecurityQuery } from '../account-security.ts';
import { SettingsPlaceholder } from '../settings/settings-placeholder.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';
import { type EnrolApi, SecondFactorDialog } from './second-factor-dialog.tsx';
import { SecondFactorStaffCallout } from './second-factor-staff-callout.tsx';
import { type ProofApi, useProof } from './use-proof.tsx';

type SecondFactorApi = ProofApi & EnrolApi & Pick<Client, 'removeSecondFactor' | 'renewRecoveryCodes'>;
type Factor = AccountSecurity['factors'][number];

interface SecondFactorSettingsProps {
  api: SecondFactorApi;
  email: string;
  /** Called when the session's permissions or the account's protection have changed. */
  onChanged: () => void;
}

export function SecondFactorSettings({ api, email, onChanged }: SecondFactorSettingsProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: security, isError, refetch } = useQuery(accountSecurityQuery(api));
  const { ensure, dialog } = useProof(api);
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const reload = async () => {
    await queryClient.invalidateQueries(accountSecurityQuery(api));
    onChanged();
  };
  const add = async (kind: FactorKind) => {
    if (await ensure()) setAdding(kind);
  };
  /** Runs a change that the user has confirmed. A refusal is shown as a toast, and the dialog closes. */
  const change = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      await reload();
    } catch (error) {
      toast.show({ title: text(accountFailure(error).reason), tone: 'danger' });
    } finally {
      setBusy(false);
      setRemoving(null);
      setRenewing(false);
    }
  };
  const remove = ({ id, friendlyName: name }: Factor) =>
    change(async () => {
      await api.removeSecondFactor({ params: { id } });
      toast.show({ title: text('secondFactors.removed', { name }), tone: 'success' });
    });
  const renew = () => change(async () => setCodes((await api.renewRecoveryCodes()).recoveryCodes));

  const factors = security?.factors ?? [];
  return (
    <Card>
      <CardHeader
        title={text('secondFactors.heading')}
        description={text('secondFactors.advice')}
        action={
          security && (
            <Badge tone={factors.length > 0 ? 'success' : 'neutral'}>
              {text(factors.length > 0 ? 'secondFactors.on' : 'secondFactors.off')}
            </Badge>
          )
        }
      />
      {!security && <SettingsPlaceholder isFailed={isError} onRetry={() => void refetch()} />}
      {security && (
        <div className="grid gap-4">
          <SecondFactorStaffCallout
            security={security}
            onVerify={() =>
              void ensure({ isSecondFactorNeeded: true }).then((isProven) => {
                if (isProven) onChanged();
              })
            }
          />
          {factors.length > 0 && (
            <ul className="grid divide-y divide-border">
              {factors.map((factor) => (
                <FactorRow
                  key={factor.id}
                  factor={factor}
                  onRemove={() =>
                    void ensure().then((isProven) => {
                      if (isProven) setRemoving(factor);
                    })
                  }
                />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void add('totp')}>{text('secondFactors.addTotp')}</Button>
            {security.canUsePhone && !factors.some(({ kind }) => kind === 'phone') && (
              <Button onClick={() => void add('phone')}>{text('secondFactors.addPhone')}</Button>
            )}
          </div>
          {factors.length > 0 && (
            <RecoveryCodesSection
              left={security.recoveryCodesLeft}
              isBusy={isBusy}
              onRenew={() =>
                void ensure().then((isProven) => {
                  if (isProven) setRenewing(true);
                })
              }
            />
          )}
        </div>
      )}
      {dialog}
      <SecondFactorDialog
        api={api}
        kind={adding}
        onClose={() => setAdding(null)}
        onAdded={(name, recoveryCodes) => {
          setAdding(null);
          setCodes(recoveryCodes);
          // The recovery codes dialog already confirms it, and a toast must not cover the codes.
          if (recoveryCodes === null)
            toast.show({ title: text('secondFactors.added', { name }), tone: 'success' });
          void reload();
        }}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(null);
        }}
        title={text('secondFactors.removeTitle', { name: removing?.friendlyName ?? '' })}
        description={text(
          factors.length === 1 ? 'secondFactors.removeLastAdvice' : 'secondFactors.removeAdvice',
        )}
        confirmLabel={text('secondFactors.remove')}
        isDestructive
        isLoading={isBusy}
        onConfirm={() => removing && void remove(removing)}
      />
      <ConfirmDialog
        isOpen={isRenewing}
        onOpenChange={setRenewing}
        title={text('secondFactors.recoveryRenewTitle')}
        description={text('secondFactors.recoveryRenewAdvice')}
        confirmLabel={text('secondFactors.recoveryRenew')}
        isLoading={isBusy}
        onConfirm={() => void renew()}
      />
      <RecoveryCodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />
    </Card>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const text = useText();
  const { friendlyName: name, phoneHint } = factor;
  const kind =
    phoneHint === null
      ? text('secondFactors.totpKind')
      : text('secondFactors.phoneKind', { hint: phoneHint });
  const added = text('secondFactors.addedOn', { date: new Date(factor.createdAt) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {kind}, {added}
        </p>
      </div>
      <Button size="sm" aria-label={text('secondFactors.removeNamed', { name })} onClick={onRemove}>
        {text('secondFactors.remove')}
      </Button>
    </li>
  );
}
