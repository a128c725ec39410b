import type { TemplateId } from '@lauda/domain/resume/template';
import type { FontPair } from '@lauda/domain/resume/theme';
import type { PlainKey } from '@lauda/messages';

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

export interface Template {
  readonly id: TemplateId;
  readonly style: 'split-panel' | 'one-column' | 'gutter';
  readonly nameKey: PlainKey;
  readonly descriptionKey: PlainKey;
  readonly measurements: Measurements;
  /** Points: the person's name, section headings, text. */
  readonly sizes: { readonly name: number; readonly heading: number; readonly body: number };
  readonly fontPair: Exclude<FontPair, 'template'>;
  /** The first is the template's own. */
  readonly colors: readonly [string, string, string, string, ...string[]];
}
