import { useText } from '../../lib/i18n/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Claim } from './open-claims.ts';

interface ClaimListProps {
  claims: readonly Claim[];
  isConfirmed: (claim: Claim) => boolean;
  onConfirm: (claim: Claim, isConfirmed: boolean) => void;
}

/** Each claim with why it is one, to be confirmed by itself: there is no box for all of them. */
export function ClaimList({ claims, isConfirmed, onConfirm }: ClaimListProps) {
  const text = useText();
  return (
    <fieldset className="grid gap-2 rounded-control border border-border bg-sunken px-3 py-2.5">
      <legend className="sr-only">{text('ai.claimsTitle', { count: claims.length })}</legend>
      <p aria-hidden className="text-sm font-medium">
        {text('ai.claimsTitle', { count: claims.length })}
      </p>
      {claims.map((claim) => (
        <Checkbox
          key={`${claim.kind}-${claim.start}`}
          label={text('ai.claimConfirm', { piece: claim.text })}
          hint={text('ai.claim', { kind: claim.kind, piece: claim.text })}
          checked={isConfirmed(claim)}
          onCheckedChange={(next) => onConfirm(claim, next)}
        />
      ))}
    </fieldset>
  );
}
