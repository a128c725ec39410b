import { escapeHtml } from '../../../platform/escape-html.ts';

/** Safe markup; everything interpolated into it is escaped first. */
export interface Html {
  readonly source: string;
}

type Part = string | number | Html | readonly Html[] | null;

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'source' in part ? part.source : part.map(({ source }) => source).join('');
}

/** A template tag that escapes every value, except markup from the same tag. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  source: strings.map((text, index) => text + write(parts[index] ?? null)).join(''),
});

/** For content known to be safe: our own style sheet. */
export const trusted = (source: string): Html => ({ source });
