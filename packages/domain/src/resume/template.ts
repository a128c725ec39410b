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

/** Also the only one of the free plan. */
export const DEFAULT_TEMPLATE_ID: TemplateId = 'simple';

/** Any template may be tried; what leaves the product without Pro is in the free plan's own. */
export const templateOfPlan = (id: TemplateId, isPro: boolean): TemplateId =>
  isPro ? id : DEFAULT_TEMPLATE_ID;

const REQUIRED = ['id', 'name', 'style', 'thumbnail'] as const;

/**
 * The template that a resume names: by id, or as the whole template that other clients send, which
 * counts only when it is complete. Names and pictures of templates are ours, so only the id is kept.
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
