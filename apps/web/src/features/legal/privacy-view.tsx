import { type LegalSection, LegalText } from './legal-text.tsx';

const SECTIONS: readonly LegalSection[] = [
  ['stored', 'legal.privacyStoredTitle', 'legal.privacyStoredText'],
  ['why', 'legal.privacyWhyTitle', 'legal.privacyWhyText'],
  ['device', 'legal.privacyDeviceTitle', 'legal.privacyDeviceText'],
  ['analytics', 'legal.privacyAnalyticsTitle', 'legal.privacyAnalyticsText'],
  ['helpers', 'legal.privacyHelpersTitle', 'legal.privacyHelpersText'],
  ['long', 'legal.privacyLongTitle', 'legal.privacyLongText'],
  ['rights', 'legal.privacyRightsTitle', 'legal.privacyRightsText'],
  ['age', 'legal.privacyAgeTitle', 'legal.privacyAgeText'],
  ['newsletter', 'legal.privacyNewsletterTitle', 'legal.privacyNewsletterText'],
  ['safe', 'legal.privacySafeTitle', 'legal.privacySafeText'],
];

export const PrivacyView = ({ supportEmail }: { supportEmail: string | null }) => (
  <LegalText
    title="legal.privacyTitle"
    intro="legal.privacyIntro"
    sections={SECTIONS}
    supportEmail={supportEmail}
  />
);
