import type { ClaimKind } from '@lauda/domain/grounding/claim';
import { useText } from '../../lib/i18n/i18n.tsx';
import { ConfirmList } from './confirm-list.tsx';

interface ListedClaim {
  readonly kind: ClaimKind;
  readonly text: string;
}

interface ClaimListProps<Claim> {
  claims: readonly Claim[];
  isConfirmed: (claim: Claim) => boolean;
  onConfirm: (claim: Claim, isConfirmed: boolean) => void;
}

/** Each claim with the reason for it. */
export function ClaimList<Claim extends ListedClaim>({
  claims,
  isConfirmed,
  onConfirm,
}: ClaimListProps<Claim>) {
  const text = useText();
  const keyOf = (claim: Claim) => `${claim.kind} ${claim.text}`;
  const byKey = new Map(claims.map((claim) => [keyOf(claim), claim]));
  return (
    <ConfirmList
      title={text('ui.claimsTitle', { count: claims.length })}
      rows={claims.map((claim) => ({
        id: keyOf(claim),
        label: text('ui.claimConfirm', { piece: claim.text }),
        hint: text('ui.claim', { kind: claim.kind, piece: claim.text }),
        isConfirmed: isConfirmed(claim),
      }))}
      onConfirm={(id, next) => {
        const claim = byKey.get(id);
        if (claim !== undefined) onConfirm(claim, next);
      }}
    />
  );
}
