import type { Locale } from '../locale.ts';

export const PAGE_SIZES = ['a4', 'letter'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** 'template' is the template's own pair. */
export const FONT_PAIRS = ['template', 'sourceSans', 'garamond', 'inter', 'sourceSerif', 'plexSans'] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const DENSITIES = ['compact', 'normal', 'airy'] as const;
export type Density = (typeof DENSITIES)[number];

/** Points; 0 is the template's own. */
export const BASE_SIZES = [0, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12] as const;

export const defaultPageSize = (language: Locale): PageSize => (language === 'pt-BR' ? 'a4' : 'letter');

export const isPageSize = (value: unknown): value is PageSize =>
  (PAGE_SIZES as readonly unknown[]).includes(value);
