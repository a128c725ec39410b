import type { Locale } from '../locale.ts';
import type { Resume } from './resume.ts';
import { normaliseResume } from './schema.ts';

export const emptyResume = (language: Locale): Resume => normaliseResume({}, { language });
