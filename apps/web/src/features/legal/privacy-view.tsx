import type { LegalLines } from '@lauda/contract/site/legal';
import { LEGAL_DATES } from './legal-dates.ts';
import { type LegalSection, LegalText } from './legal-text.tsx';

const sectionsOf = (isSelling: boolean): LegalSection[] => [
  ['operator', 'legal.privacyOperatorTitle', 'legal.privacyOperatorText', 'operator', 'officer'],
  [
    'stored',
    'legal.privacyStoredTitle',
    isSelling ? 'legal.privacyStoredText' : 'legal.privacyStoredOpenText',
  ],
  ['why', 'legal.privacyWhyTitle', isSelling ? 'legal.privacyWhyText' : 'legal.privacyWhyOpenText'],
  ['device', 'legal.privacyDeviceTitle', 'legal.privacyDeviceText'],
  ['analytics', 'legal.privacyAnalyticsTitle', 'legal.privacyAnalyticsText'],
  [
    'helpers',
    'legal.privacyHelpersTitle',
    isSelling ? 'legal.privacyHelpersText' : 'legal.privacyHelpersOpenText',
    'processors',
  ],
  [
    'long',
    'legal.privacyLongTitle',
    isSelling ? 'legal.privacyLongText' : 'legal.privacyLongOpenText',
    'retention',
  ],
  ['rights', 'legal.privacyRightsTitle', 'legal.privacyRightsText'],
  ['age', 'legal.privacyAgeTitle', 'legal.privacyAgeText'],
  ['newsletter', 'legal.privacyNewsletterTitle', 'legal.privacyNewsletterText'],
  ['safe', 'legal.privacySafeTitle', 'legal.privacySafeText'],
];

interface PrivacyViewProps {
  /** False when nothing is sold: the text then omits payments. */
  isSelling: boolean;
  supportEmail: string | null;
  lines: LegalLines;
}

export const PrivacyView = ({ isSelling, supportEmail, lines }: PrivacyViewProps) => (
  <LegalText
    title="legal.privacyTitle"
    date={LEGAL_DATES.privacy.date}
    intro="legal.privacyIntro"
    sections={sectionsOf(isSelling)}
    supportEmail={supportEmail}
    lines={lines}
  />
);
