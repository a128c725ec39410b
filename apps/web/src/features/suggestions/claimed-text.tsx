import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useText } from '../../lib/i18n/i18n.tsx';
import { type Claim, partsOf } from './claims-in-text.ts';

interface ClaimedTextProps {
  text: string;
  claims: readonly Claim[];
  /** Confirmed claims look like the rest. */
  isConfirmed: (claim: Claim) => boolean;
}

/** A suggestion's text, with a mark and a label on each claim the user must confirm. */
export function ClaimedText({ text: words, claims, isConfirmed }: ClaimedTextProps) {
  const text = useText();
  return (
    <p className="leading-6 wrap-anywhere whitespace-pre-line">
      {partsOf(words, claims).map((part, index) =>
        part.claim === null || isConfirmed(part.claim) ? (
          // The parts have no identity other than their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{part.text}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <mark key={index} className="rounded-[2px] bg-highlight px-0.5 text-on-highlight">
            {part.text}
            <CircleHelp aria-hidden className="ms-0.5 inline size-3.5 align-[-0.15em]" />
            <span className="sr-only"> ({text('ai.claimMark')})</span>
          </mark>
        ),
      )}
    </p>
  );
}
