import type { Resume } from '@lauda/domain/resume/resume';
import { FONT_PAIR_FAMILIES } from './fonts.ts';
import { TEMPLATES } from '../templates.ts';

/** The font families of a resume: its own choice, else the template's. */
export const fontPair = ({ theme, templateId }: Pick<Resume, 'theme' | 'templateId'>) =>
  FONT_PAIR_FAMILIES[theme.fontPair === 'template' ? TEMPLATES[templateId].fontPair : theme.fontPair];
