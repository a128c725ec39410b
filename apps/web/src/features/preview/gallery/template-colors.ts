import { TEMPLATES } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';

/** Switches the template. A color of the old template is dropped; a custom color stays. */
export function inTemplate(resume: Resume, templateId: TemplateId): Resume {
  const { theme } = resume;
  const isOfTemplate = TEMPLATES[resume.templateId].colors.includes(theme.color);
  return { ...resume, templateId, theme: isOfTemplate ? { ...theme, color: '' } : theme };
}
