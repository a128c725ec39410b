import type { TemplateId } from '@lauda/domain/resume/template';
import type { Template } from './template.ts';
import { classicTemplate } from './templates/classic/template.ts';
import { compactTemplate } from './templates/compact/template.ts';
import { executiveTemplate } from './templates/executive/template.ts';
import { modernTemplate } from './templates/modern/template.ts';
import { railTemplate } from './templates/rail/template.ts';
import { swissTemplate } from './templates/swiss/template.ts';
import { bannerTemplate } from './templates/banner/template.ts';
import { technicalTemplate } from './templates/technical/template.ts';
import { scholarTemplate } from './templates/scholar/template.ts';
import { portraitTemplate } from './templates/portrait/template.ts';
import { editorialTemplate } from './templates/editorial/template.ts';
import { plainTemplate } from './templates/plain/template.ts';
import { simpleTemplate } from './templates/simple/template.ts';
import { timelineTemplate } from './templates/timeline/template.ts';

export const TEMPLATES: Readonly<Record<TemplateId, Template>> = {
  simple: simpleTemplate,
  classic: classicTemplate,
  modern: modernTemplate,
  compact: compactTemplate,
  executive: executiveTemplate,
  timeline: timelineTemplate,
  rail: railTemplate,
  swiss: swissTemplate,
  banner: bannerTemplate,
  technical: technicalTemplate,
  scholar: scholarTemplate,
  portrait: portraitTemplate,
  editorial: editorialTemplate,
  plain: plainTemplate,
};
