import type { LetterClaim } from '@lauda/domain/cover-letter/letter';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { type Ref, useId } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { OpenLetter } from './letter-collection.ts';

interface ClaimsPanelProps {
  openLetter: OpenLetter;
  claims: readonly LetterClaim[];
  onGo: (claim: LetterClaim) => void;
  ref?: Ref<HTMLElement>;
}

/** Statements by the AI that the resume does not contain. Only the user knows whether they are true. */
export function ClaimsPanel({ openLetter, claims, onGo, ref }: ClaimsPanelProps) {
  const text = useText();
  const headingId = useId();
  const confirm = (id: string) =>
    openLetter.edit((letter) => ({
      ...letter,
      claims: letter.claims.map((claim) => (claim.id === id ? { ...claim, isConfirmed: true } : claim)),
    }));
  if (claims.length === 0) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-3 rounded-card border border-warning/30 bg-warning/8 p-4 outline-none"
    >
      <h2 id={headingId} className="flex items-center gap-2 font-medium">
        <CircleHelp aria-hidden className="size-4.5 shrink-0 text-warning" />
        {text('coverLetters.claimsTitle', { count: claims.length })}
      </h2>
      <p className="text-sm text-muted">{text('coverLetters.claimsHint')}</p>
      <ul className="grid gap-2">
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface px-3 py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              <mark className="rounded-[2px] bg-highlight px-1 text-on-highlight">{claim.text}</mark>{' '}
              <Badge>{text('coverLetters.claimKind', { kind: claim.kind })}</Badge>{' '}
              <span className="text-muted">{text('coverLetters.field', { field: claim.section })}</span>
            </span>
            <span className="flex gap-2">
              <Button
                size="sm"
                aria-label={text('coverLetters.changeNamed', { claim: claim.text })}
                onClick={() => onGo(claim)}
              >
                {text('coverLetters.change')}
              </Button>
              <Button
                size="sm"
                aria-label={text('coverLetters.confirmNamed', { claim: claim.text })}
                onClick={() => confirm(claim.id)}
              >
                <Check aria-hidden />
                {text('coverLetters.confirm')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
