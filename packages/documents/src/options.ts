import type { Resume } from '@lauda/domain/resume/resume';
import type { Density, Margins, PhotoSize } from '@lauda/domain/resume/theme';
import { readableOnWhite } from './color.ts';
import { fontPair } from './fonts/font-pair.ts';
import { FALLBACK_FAMILIES } from './fonts/fonts.ts';
import { TEMPLATES } from './templates.ts';

/** Factor for the space between elements, and line spacing as a fraction of the font size. */
const DENSITY: Readonly<Record<Density, { readonly space: number; readonly leading: number }>> = {
  compact: { space: 0.78, leading: 0.32 },
  normal: { space: 1, leading: 0.4 },
  airy: { space: 1.22, leading: 0.5 },
};

const MARGIN_SCALE: Readonly<Record<Margins, number>> = { narrow: 0.72, normal: 1, wide: 1.28 };
const PHOTO_SCALE: Readonly<Record<PhotoSize, number>> = { small: 0.78, medium: 1, large: 1.28 };

/** What a template reads as `opt`: lengths in points, font families in fallback order. */
export function engineOptions(resume: Resume, needed: ReadonlySet<string>) {
  const template = TEMPLATES[resume.templateId];
  const { theme } = resume;
  const pair = fontPair(resume);
  // Only the fallbacks a text needs: every listed family makes each run of text slower to typeset, used or not.
  const fallbacks = FALLBACK_FAMILIES.map(({ family }) => family).filter((family) => needed.has(family));
  const body = theme.baseSize === 0 ? template.sizes.body : theme.baseSize;
  const scale = body / template.sizes.body;
  const marginScale = MARGIN_SCALE[theme.margins ?? 'normal'];
  return {
    paper: resume.pageSize === 'letter' ? 'us-letter' : 'a4',
    accent: readableOnWhite(theme.color === '' ? template.colors[0] : theme.color),
    bodyFonts: [pair.body, ...fallbacks],
    headingFonts: [...new Set([pair.heading, pair.body, ...fallbacks])],
    extraFonts: [...new Set([pair.extra ?? pair.heading, pair.body, ...fallbacks])],
    size: body,
    nameSize: template.sizes.name * scale,
    headingSize: template.sizes.heading * scale,
    ...template.measurements,
    padding: template.measurements.padding * marginScale,
    marginScale,
    dateFormat: theme.dateFormat ?? 'short',
    photoScale: PHOTO_SCALE[theme.photoSize ?? 'medium'],
    photoShape: theme.photoShape ?? null,
    headingStyle: theme.headingStyle ?? null,
    headerAlignment: theme.headerAlignment ?? null,
    hasSide: template.side !== null,
    ...DENSITY[theme.density],
  };
}
