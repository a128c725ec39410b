import type { Locale } from '../locale.ts';

export const PAGE_SIZES = ['a4', 'letter'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** 'template' is the template's own pair. */
export const FONT_PAIRS = ['template', 'sourceSans', 'garamond', 'inter', 'sourceSerif', 'plexSans'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const DENSITIES = ['compact', 'normal', 'airy'] as const;
export type Density = (typeof DENSITIES)[number];

/** In points; 0 is the template's own. */
export const BASE_SIZES = [0, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12] as const;

export const MARGINS = ['narrow', 'normal', 'wide'] as const;
export type Margins = (typeof MARGINS)[number];

/** 'Mar 2022', 'March 2022', '03/2022', '2022'; each in the resume's language. */
export const DATE_FORMATS = ['short', 'long', 'numeric', 'year'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const PHOTO_SHAPES = ['circle', 'rounded', 'square'] as const;
export type PhotoShape = (typeof PHOTO_SHAPES)[number];

export const PHOTO_SIZES = ['small', 'medium', 'large'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const HEADING_STYLES = ['plain', 'rule', 'caps', 'tint'] as const;
export type HeadingStyle = (typeof HEADING_STYLES)[number];

export const HEADER_ALIGNMENTS = ['left', 'center'] as const;
export type HeaderAlignment = (typeof HEADER_ALIGNMENTS)[number];

export const defaultPageSize = (language: Locale): PageSize => (language === 'pt-BR' ? 'a4' : 'letter');

export const isPageSize = (value: unknown): value is PageSize =>
  (PAGE_SIZES as readonly unknown[]).includes(value);
