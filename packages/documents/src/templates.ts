import type { TemplateId } from '@lauda/domain/resume/template';
import type { Template } from './template.ts';
import { classicTemplate } from './templates/classic/template.ts';
import { compactTemplate } from './templates/compact/template.ts';
import { executiveTemplate } from './templates/executive/template.ts';
import { modernTemplate } from './templates/modern/template.ts';
import { simpleTemplate } from './templates/simple/template.ts';
import { timelineTemplate } from './templates/timeline/template.ts';

export const TEMPLATES: Readonly<Record<TemplateId, Template>> = {
  simple: simpleTemplate,
  classic: classicTemplate,
  modern: modernTemplate,
  compact: compactTemplate,
  executive: executiveTemplate,
  timeline: timelineTemplate,
};
