import type { LegalLines } from '@lauda/contract/legal';
import { LEGAL_DATES } from './legal-dates.ts';
import { type LegalSection, LegalText } from './legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  ['operator', 'legal.privacyOperatorTitle', 'legal.privacyOperatorText', 'operator', 'officer'],
  ['stored', 'legal.privacyStoredTitle', 'legal.privacyStoredText'],
  ['why', 'legal.privacyWhyTitle', 'legal.privacyWhyText'],
  ['device', 'legal.privacyDeviceTitle', 'legal.privacyDeviceText'],
  ['analytics', 'legal.privacyAnalyticsTitle', 'legal.privacyAnalyticsText'],
  ['helpers', 'legal.privacyHelpersTitle', 'legal.privacyHelpersText', 'processors'],
  ['long', 'legal.privacyLongTitle', 'legal.privacyLongText', 'retention'],
  ['rights', 'legal.privacyRightsTitle', 'legal.privacyRightsText'],
  ['age', 'legal.privacyAgeTitle', 'legal.privacyAgeText'],
  ['newsletter', 'legal.privacyNewsletterTitle', 'legal.privacyNewsletterText'],
  ['safe', 'legal.privacySafeTitle', 'legal.privacySafeText'],
];

interface PrivacyViewProps {
  supportEmail: string | null;
  lines: LegalLines;
}

export const PrivacyView = ({ supportEmail, lines }: PrivacyViewProps) => (
  <LegalText
    title="legal.privacyTitle"
    date={LEGAL_DATES.privacy.date}
    intro="legal.privacyIntro"
    sections={SECTIONS}
    supportEmail={supportEmail}
    lines={lines}
  />
);
