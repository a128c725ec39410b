import { columnsOf, TEMPLATE_TRAITS, TEMPLATES } from '@lauda/documents/browser';
import { TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';

/** Filter criteria for templates, with their values. */
export const FILTERS = { columns: ['one', 'two'], ...TEMPLATE_TRAITS } as const;
export type FilterName = keyof typeof FILTERS;
export type Filter = { readonly [Name in FilterName]?: (typeof FILTERS)[Name][number] };

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

const traitsOf = (id: TemplateId): Required<Filter> => ({
  columns: columnsOf(id) === 1 ? 'one' : 'two',
  ...TEMPLATES[id].traits,
});

export function templatesWith(filter: Filter): TemplateId[] {
  return TEMPLATE_IDS.filter((id) => {
    const traits = traitsOf(id);
    return FILTER_NAMES.every((name) => filter[name] === undefined || filter[name] === traits[name]);
  });
}
