import type { FontPair } from '@lauda/domain/resume/theme';

/** The fonts of a pair load with the page; those for other scripts only when a text needs them. */
export interface FontFamily {
  readonly family: string;
  readonly package: string;
  readonly file: string;
  readonly styles: readonly string[];
}

const TEXT_STYLES = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'];

export const TEXT_FAMILIES = [
  { family: 'Source Sans 3', package: 'source-sans-3', file: 'SourceSans3', styles: TEXT_STYLES },
  { family: 'EB Garamond', package: 'eb-garamond', file: 'EBGaramond', styles: TEXT_STYLES },
  { family: 'Inter', package: 'inter', file: 'Inter', styles: TEXT_STYLES },
  { family: 'Source Serif 4', package: 'source-serif-4', file: 'SourceSerif4', styles: TEXT_STYLES },
  { family: 'IBM Plex Sans', package: 'ibm-plex-sans', file: 'IBMPlexSans', styles: TEXT_STYLES },
  {
    family: 'IBM Plex Mono',
    package: 'ibm-plex-mono',
    file: 'IBMPlexMono',
    styles: ['400Regular', '600SemiBold'],
  },
] as const satisfies readonly FontFamily[];

/** Fallback order for characters that the text's own font lacks. */
export const FALLBACK_FAMILIES = [
  { family: 'Noto Sans', package: 'noto-sans', file: 'NotoSans', styles: ['400Regular', '600SemiBold'] },
  // Noto Sans Arabic separates dots from letters, so its text extracts as garbage.
  {
    family: 'Noto Naskh Arabic',
    package: 'noto-naskh-arabic',
    file: 'NotoNaskhArabic',
    styles: ['400Regular', '600SemiBold'],
  },
  {
    family: 'Noto Sans Hebrew',
    package: 'noto-sans-hebrew',
    file: 'NotoSansHebrew',
    styles: ['400Regular', '600SemiBold'],
  },
  { family: 'Noto Sans SC', package: 'noto-sans-sc', file: 'NotoSansSC', styles: ['400Regular'] },
  {
    family: 'Noto Sans Symbols 2',
    package: 'noto-sans-symbols-2',
    file: 'NotoSansSymbols2',
    styles: ['400Regular'],
  },
  { family: 'Noto Emoji', package: 'noto-emoji', file: 'NotoEmoji', styles: ['400Regular'] },
] as const satisfies readonly FontFamily[];

export const FONT_FAMILIES: readonly FontFamily[] = [...TEXT_FAMILIES, ...FALLBACK_FAMILIES];

export type TextFamily = (typeof TEXT_FAMILIES)[number]['family'];

/** Module path of a style's file. */
export const fontModule = ({ package: name, file }: FontFamily, style: string): string =>
  `@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`;

/** Pairs that a template may use but users cannot choose on their own. */
export type TemplateFontPair = Exclude<FontPair, 'template'> | 'serif' | 'plexMono';

interface FontPairFamilies {
  readonly heading: TextFamily;
  readonly body: TextFamily;
  /** A third family for parts that a template sets in neither of the two. */
  readonly extra?: TextFamily;
}

export const FONT_PAIR_FAMILIES: Readonly<Record<TemplateFontPair, FontPairFamilies>> = {
  sourceSans: { heading: 'Source Sans 3', body: 'Source Sans 3' },
  garamond: { heading: 'EB Garamond', body: 'EB Garamond' },
  inter: { heading: 'Inter', body: 'Inter' },
  sourceSerif: { heading: 'Source Serif 4', body: 'Source Sans 3' },
  plexSans: { heading: 'IBM Plex Sans', body: 'IBM Plex Sans' },
  serif: { heading: 'Source Serif 4', body: 'Source Serif 4' },
  plexMono: { heading: 'IBM Plex Sans', body: 'IBM Plex Sans', extra: 'IBM Plex Mono' },
};
