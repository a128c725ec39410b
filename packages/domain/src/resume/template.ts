export const TEMPLATE_IDS = [
  'simple',
  'classic',
  'modern',
  'compact',
  'executive',
  'timeline',
  'rail',
  'swiss',
  'banner',
  'technical',
  'scholar',
  'portrait',
  'editorial',
  'plain',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** Also the only template of the free plan. */
export const DEFAULT_TEMPLATE_ID: TemplateId = 'simple';

/** Any template can be tried; without Pro, what leaves the product uses the free plan's template. */
export const templateOfPlan = (id: TemplateId, isPro: boolean): TemplateId =>
  isPro ? id : DEFAULT_TEMPLATE_ID;

const REQUIRED = ['id', 'name', 'style', 'thumbnail'] as const;

/**
 * The template of a resume: an id, or the complete template object that other clients send. Names and pictures of
 * templates are ours, so only the id is kept.
 */
export function readTemplateId(value: unknown): TemplateId {
  let id: unknown = value;
  if (typeof value === 'object' && value !== null) {
    const template = value as Readonly<Record<string, unknown>>;
    const isComplete = REQUIRED.every((name) => typeof template[name] === 'string' && template[name] !== '');
    id = isComplete ? template['id'] : undefined;
  }
  return TEMPLATE_IDS.find((known) => known === id) ?? DEFAULT_TEMPLATE_ID;
}
