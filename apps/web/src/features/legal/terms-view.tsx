import type { LegalLines } from '@lauda/contract/site/legal';
import { LEGAL_DATES } from './legal-dates.ts';
import { type LegalSection, LegalText } from './legal-text.tsx';

const PAID: readonly LegalSection[] = [
  ['plans', 'legal.termsPlansTitle', 'legal.termsPlansText'],
  ['refund', 'legal.termsRefundTitle', 'legal.termsRefundText'],
  ['cancel', 'legal.termsCancelTitle', 'legal.termsCancelText'],
];

const FREE: readonly LegalSection[] = [['delete', 'legal.termsDeleteTitle', 'legal.termsDeleteText']];

const sectionsOf = (isSelling: boolean): LegalSection[] => [
  ['operator', 'legal.termsOperatorTitle', 'legal.termsOperatorText', 'operator'],
  ['age', 'legal.termsAgeTitle', 'legal.termsAgeText'],
  ['account', 'legal.termsAccountTitle', 'legal.termsAccountText'],
  ['yours', 'legal.termsContentTitle', 'legal.termsContentText'],
  ['ai', 'legal.termsAiTitle', 'legal.termsAiText'],
  ...(isSelling ? PAID : FREE),
  ['use', 'legal.termsUseTitle', 'legal.termsUseText'],
  ['service', 'legal.termsServiceTitle', 'legal.termsServiceText'],
  ['law', 'legal.termsLawTitle', 'legal.termsLawText', 'law'],
  ['changes', 'legal.termsChangesTitle', 'legal.termsChangesText'],
];

interface TermsViewProps {
  /** False when nothing is sold: the terms then omit plans. */
  isSelling: boolean;
  supportEmail: string | null;
  lines: LegalLines;
}

export const TermsView = ({ isSelling, supportEmail, lines }: TermsViewProps) => (
  <LegalText
    title="legal.termsTitle"
    date={LEGAL_DATES.terms.date}
    intro="legal.termsIntro"
    sections={sectionsOf(isSelling)}
    supportEmail={supportEmail}
    lines={lines}
  />
);
