import type { Resume } from '@lauda/domain/resume/resume';
import { FONT_PAIR_FAMILIES } from './fonts.ts';
import { TEMPLATES } from './templates.ts';

/** The families in which a resume is set: its own choice, else its template's. */
export const fontPair = ({ theme, templateId }: Pick<Resume, 'theme' | 'templateId'>) =>
  FONT_PAIR_FAMILIES[theme.fontPair === 'template' ? TEMPLATES[templateId].fontPair : theme.fontPair];
