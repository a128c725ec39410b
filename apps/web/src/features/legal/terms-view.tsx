import { type LegalSection, LegalText } from './legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  ['age', 'legal.termsAgeTitle', 'legal.termsAgeText'],
  ['account', 'legal.termsAccountTitle', 'legal.termsAccountText'],
  ['yours', 'legal.termsContentTitle', 'legal.termsContentText'],
  ['ai', 'legal.termsAiTitle', 'legal.termsAiText'],
  ['plans', 'legal.termsPlansTitle', 'legal.termsPlansText'],
  ['refund', 'legal.termsRefundTitle', 'legal.termsRefundText'],
  ['cancel', 'legal.termsCancelTitle', 'legal.termsCancelText'],
  ['use', 'legal.termsUseTitle', 'legal.termsUseText'],
  ['service', 'legal.termsServiceTitle', 'legal.termsServiceText'],
  ['changes', 'legal.termsChangesTitle', 'legal.termsChangesText'],
];

export const TermsView = ({ supportEmail }: { supportEmail: string | null }) => (
  <LegalText
    title="legal.termsTitle"
    updated="legal.termsUpdated"
    intro="legal.termsIntro"
    sections={SECTIONS}
    supportEmail={supportEmail}
  />
);
