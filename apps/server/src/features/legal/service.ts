export { legalLines } from './legal-lines.ts';
export { type LegalEnv, missingLegalSettings } from '../../legal-settings.ts';
