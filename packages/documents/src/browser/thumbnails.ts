import type { TemplateId } from '@lauda/domain/resume/template';

const urls = import.meta.glob<string>('../templates/*/thumbnail.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** URL of an image of the template's first page, 480 pixels wide. */
export const templateThumbnail = (id: TemplateId): string => urls[`../templates/${id}/thumbnail.png`] ?? '';
