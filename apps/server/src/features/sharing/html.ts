import { escapeHtml } from '../../platform/escape-html.ts';

/** Markup that is ready to be sent; whatever else is put into it is escaped first. */
export interface Html {
  readonly source: string;
}

type Part = string | number | Html | readonly Html[] | null;

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'source' in part ? part.source : part.map(({ source }) => source).join('');
}

/** A template in which every value is text, unless it is markup made the same way. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  source: strings.map((text, index) => text + write(parts[index] ?? null)).join(''),
});

/** For what is safe as it stands: our own style sheet. */
export const trusted = (source: string): Html => ({ source });
