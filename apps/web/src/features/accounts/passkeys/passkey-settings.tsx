import type { Client } from '@lauda/contract/client';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { accountFailure } from '../account-failure.ts';
import { type ProofApi, useProof } from '../second-factors/use-proof.tsx';
import { SettingsPlaceholder } from '../settings/settings-placeholder.tsx';
import { createPasskey, type PasskeyCreationApi } from './passkey-client.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

type PasskeyApi = ProofApi &
  PasskeyCreationApi &
  Pick<Client, 'listPasskeys' | 'renamePasskey' | 'removePasskey'>;
type Passkey = Awaited<ReturnType<PasskeyApi['listPasskeys']>>[number];

const passkeysQuery = (api: PasskeyApi) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.listPasskeys(undefined, { signal }),
  });

interface PasskeySettingsProps {
  api: PasskeyApi;
  /** Called when the account's protection has changed. */
  onChanged: () => void;
}

export function PasskeySettings({ api, onChanged }: PasskeySettingsProps) {
  const text = useText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery(api));
  const { after: afterProof, dialog } = useProof(api);
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);

  const reload = async () => {
    await queryClient.invalidateQueries(passkeysQuery(api));
    onChanged();
  };
  const remove = async ({ id, friendlyName: name }: Passkey) => {
    setBusy(true);
    try {
      await api.removePasskey({ params: { id } });
      toast.show({ title: text('secondFactors.removed', { name }), tone: 'success' });
    } catch (error) {
      const description = text(accountFailure(error).reason);
      toast.show({ title: text('secondFactors.removeFailed'), description, tone: 'danger' });
    } finally {
      setBusy(false);
      setRemoving(null);
      await reload();
    }
  };

  const canAdd = browserSupportsWebAuthn();
  return (
    <Card>
      <CardHeader
        title={text('secondFactors.passkeysHeading')}
        description={text('secondFactors.passkeysAdvice')}
      />
      {!passkeys && <SettingsPlaceholder isFailed={isError} onRetry={() => void refetch()} />}
      {passkeys && (
        <div className="grid gap-4">
          {passkeys.length === 0 && (
            <p className="text-sm text-muted">{text('secondFactors.passkeysNone')}</p>
          )}
          {passkeys.length > 0 && (
            <ul className="grid divide-y divide-border">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenaming(passkey)}
                  onRemove={() => afterProof(() => setRemoving(passkey))}
                />
              ))}
            </ul>
          )}
          {canAdd ? (
            <Button className="justify-self-start" onClick={() => afterProof(() => setAdding(true))}>
              {text('secondFactors.passkeyAdd')}
            </Button>
          ) : (
            <p className="text-sm text-muted">{text('secondFactors.passkeyUnsupported')}</p>
          )}
        </div>
      )}
      {dialog}
      <PasskeyNameDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        title={text('secondFactors.passkeyTitle')}
        description={text('secondFactors.passkeyIntro')}
        name={text('secondFactors.passkeyName')}
        submitLabel={text('secondFactors.continue')}
        failedTitle={text('secondFactors.passkeyAddFailed')}
        onSubmit={async (name) => {
          await createPasskey(api, name);
          setAdding(false);
          toast.show({ title: text('secondFactors.passkeyAdded', { name }), tone: 'success' });
          await reload();
        }}
      />
      <PasskeyNameDialog
        isOpen={renaming !== null}
        onClose={() => setRenaming(null)}
        title={text('secondFactors.renameTitle')}
        name={renaming?.friendlyName ?? ''}
        submitLabel={text('secondFactors.save')}
        failedTitle={text('secondFactors.renameFailed')}
        onSubmit={async (friendlyName) => {
          if (renaming) await api.renamePasskey({ params: { id: renaming.id }, body: { friendlyName } });
          setRenaming(null);
          await reload();
        }}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRemoving(null);
        }}
        title={text('secondFactors.removeTitle', { name: removing?.friendlyName ?? '' })}
        description={text('secondFactors.removePasskeyAdvice')}
        confirmLabel={text('secondFactors.remove')}
        isDestructive
        isLoading={isBusy}
        onConfirm={() => removing && void remove(removing)}
      />
    </Card>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const text = useText();
  const { friendlyName: name, lastUsedAt } = passkey;
  const added = text('secondFactors.addedOn', { date: new Date(passkey.createdAt) });
  const used =
    lastUsedAt === null
      ? text('secondFactors.passkeyUnused')
      : text('secondFactors.passkeyUsed', { date: new Date(lastUsedAt) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {passkey.isBackedUp && <Badge>{text('secondFactors.passkeyBackedUp')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {added}, {used}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={text('secondFactors.renameNamed', { name })} onClick={onRename}>
          {text('secondFactors.rename')}
        </Button>
        <Button size="sm" aria-label={text('secondFactors.removeNamed', { name })} onClick={onRemove}>
          {text('secondFactors.remove')}
        </Button>
      </div>
    </li>
  );
}
