import { LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import {
  BASE_SIZES,
  DATE_FORMATS,
  DENSITIES,
  FONT_PAIRS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PAGE_SIZES,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '@lauda/domain/resume/theme';
import { type Choice, pairwise } from './pairwise.ts';
import { PORTRAIT } from './photo.ts';
import { LENGTHS, sampleResume } from './resumes.ts';

/** Section placement has no effect in one-column templates. */
const PLACEMENTS = {
  own: {},
  main: { skills: 'main', languages: 'main', certifications: 'main' },
  side: { skills: 'side', languages: 'side', certifications: 'side' },
  mixed: { skills: 'side', languages: 'main', certifications: 'side' },
} as const;

/** Every document option that can be combined with any template; `undefined` is the template's default. */
const LOOK_OPTIONS = {
  language: LOCALES,
  length: LENGTHS,
  hasPhoto: [true, false],
  placement: Object.keys(PLACEMENTS) as (keyof typeof PLACEMENTS)[],
  pageSize: PAGE_SIZES,
  hasLevels: [true, false],
  fontPair: FONT_PAIRS,
  density: DENSITIES,
  baseSize: BASE_SIZES,
  margins: [undefined, ...MARGINS],
  dateFormat: [undefined, ...DATE_FORMATS],
  photoShape: [undefined, ...PHOTO_SHAPES],
  photoSize: [undefined, ...PHOTO_SIZES],
  headingStyle: [undefined, ...HEADING_STYLES],
  headerAlignment: [undefined, ...HEADER_ALIGNMENTS],
} as const;

export type Look = Choice<typeof LOOK_OPTIONS>;

/** Every pair of values of two options occurs in one of these. */
export const LOOKS: readonly Look[] = pairwise(LOOK_OPTIONS);

/** The same with the template as another option: far fewer, and each template still meets every value. */
export const TEMPLATE_LOOKS = pairwise({ templateId: TEMPLATE_IDS, ...LOOK_OPTIONS });

export const lookName = (look: object): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}=${value ?? 'own'}`)
    .join(' ');

/** A sample resume in a template and look, with the photo to print. */
export function sampleInLook(templateId: TemplateId, look: Look) {
  const { language, length, hasPhoto, placement, pageSize, hasLevels, ...theme } = look;
  const resume: Resume = sampleResume(language, length, {
    templateId,
    pageSize,
    showSkillLevels: hasLevels,
    sectionPlace: PLACEMENTS[placement],
    theme: {
      fontPair: theme.fontPair,
      density: theme.density,
      baseSize: theme.baseSize,
      margins: theme.margins,
      dateFormat: theme.dateFormat,
      photoShape: theme.photoShape,
      photoSize: theme.photoSize,
      headingStyle: theme.headingStyle,
      headerAlignment: theme.headerAlignment,
    },
  });
  return { resume, photo: hasPhoto ? PORTRAIT : undefined };
}
