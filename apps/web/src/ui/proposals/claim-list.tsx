import type { ClaimKind } from '@lauda/domain/grounding/claim';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Checkbox } from '../checkbox.tsx';

interface ListedClaim {
  readonly kind: ClaimKind;
  readonly text: string;
}

interface ClaimListProps<Claim> {
  claims: readonly Claim[];
  isConfirmed: (claim: Claim) => boolean;
  onConfirm: (claim: Claim, isConfirmed: boolean) => void;
}

/** Each claim with why it is one, to be confirmed by itself: there is no box for all of them. */
export function ClaimList<Claim extends ListedClaim>({
  claims,
  isConfirmed,
  onConfirm,
}: ClaimListProps<Claim>) {
  const text = useText();
  const title = text('ui.claimsTitle', { count: claims.length });
  return (
    <fieldset className="grid gap-2 rounded-control border border-warning/40 bg-warning/8 px-3 py-2.5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="text-sm font-medium">
        {title}
      </p>
      {claims.map((claim) => (
        <Checkbox
          key={`${claim.kind} ${claim.text}`}
          label={text('ui.claimConfirm', { piece: claim.text })}
          hint={text('ui.claim', { kind: claim.kind, piece: claim.text })}
          checked={isConfirmed(claim)}
          onCheckedChange={(next) => onConfirm(claim, next)}
        />
      ))}
    </fieldset>
  );
}
