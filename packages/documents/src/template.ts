import type { SectionKey } from '@lauda/domain/resume/sections';
import type { TemplateId } from '@lauda/domain/resume/template';
import type { PlainKey } from '@lauda/messages';
import type { TemplateFontPair } from './fonts.ts';

/** Points. */
export interface Measurements {
  readonly padding: number;
  readonly sectionSpacing: number;
  readonly itemSpacing: number;
  /** Kept free above the bottom padding; the page number stands in it. */
  readonly safeBottomMargin: number;
}

/** For clients that ask about a template we do not have. */
export const FALLBACK_MEASUREMENTS: Measurements = {
  padding: 20,
  sectionSpacing: 20,
  itemSpacing: 8,
  safeBottomMargin: 15,
};

/** The narrow column beside the main one. */
export interface SideColumn {
  /** What stands in it unless the person places it otherwise. */
  readonly sections: readonly SectionKey[];
  /** Whether the contact details stand in it, under a heading of their own; else they stand under the name. */
  readonly holdsContact: boolean;
  /** Whether it is what a reader meets first, so that a file of one column begins with it. */
  readonly isLead: boolean;
}

/** What people look for when they choose a template. */
export const TEMPLATE_TRAITS = {
  /** How much weight the photo has; every template prints one. */
  photo: ['large', 'small'],
  /** The career that it suits: a long one takes fewer pages in it. */
  length: ['short', 'long'],
  character: ['traditional', 'modern', 'expressive'],
} as const;
export type TemplateTraits = {
  readonly [Trait in keyof typeof TEMPLATE_TRAITS]: (typeof TEMPLATE_TRAITS)[Trait][number];
};

export interface Template {
  readonly id: TemplateId;
  readonly style: 'split-panel' | 'rail' | 'one-column' | 'gutter';
  /** Null where there is one column only. */
  readonly side: SideColumn | null;
  readonly traits: TemplateTraits;
  readonly nameKey: PlainKey;
  readonly descriptionKey: PlainKey;
  readonly measurements: Measurements;
  /** Points: the person's name, section headings, text. */
  readonly sizes: { readonly name: number; readonly heading: number; readonly body: number };
  readonly fontPair: TemplateFontPair;
  /** The first is the template's own. */
  readonly colors: readonly [string, string, string, string, ...string[]];
}
