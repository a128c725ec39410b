import type { SectionKey } from '@lauda/domain/resume/sections';
import type { TemplateId } from '@lauda/domain/resume/template';
import type { PlainKey } from '@lauda/messages';
import type { TemplateFontPair } from './fonts/fonts.ts';

/** Points. */
export interface Measurements {
  readonly padding: number;
  readonly sectionSpacing: number;
  readonly itemSpacing: number;
  /** Reserved above the bottom padding for the page number. */
  readonly safeBottomMargin: number;
}

/** For clients that ask for an unknown template. */
export const FALLBACK_MEASUREMENTS: Measurements = {
  padding: 20,
  sectionSpacing: 20,
  itemSpacing: 8,
  safeBottomMargin: 15,
};

/** The narrow column beside the main one. */
export interface SideColumn {
  /** The sections in it by default; users can move them. */
  readonly sections: readonly SectionKey[];
  /** Whether it holds the contact details under their own heading; otherwise they go below the name. */
  readonly holdsContact: boolean;
  /** Whether it is read first, so that a one-column file starts with it. */
  readonly isLead: boolean;
}

/** Criteria that users filter templates by. */
export const TEMPLATE_TRAITS = {
  /** How prominent the photo is; every template prints one. */
  photo: ['large', 'small'],
  /** The career length it suits: 'long' fits a long career on fewer pages. */
  length: ['short', 'long'],
  character: ['traditional', 'modern', 'expressive'],
} as const;
export type TemplateTraits = {
  readonly [Trait in keyof typeof TEMPLATE_TRAITS]: (typeof TEMPLATE_TRAITS)[Trait][number];
};

export interface Template {
  readonly id: TemplateId;
  readonly style: 'split-panel' | 'rail' | 'one-column' | 'gutter';
  /** Null for one-column templates. */
  readonly side: SideColumn | null;
  readonly traits: TemplateTraits;
  readonly nameKey: PlainKey;
  readonly descriptionKey: PlainKey;
  readonly measurements: Measurements;
  /** Points: name, section headings, body text. */
  readonly sizes: { readonly name: number; readonly heading: number; readonly body: number };
  readonly fontPair: TemplateFontPair;
  /** The first is the template's default. */
  readonly colors: readonly [string, string, string, string, ...string[]];
}
