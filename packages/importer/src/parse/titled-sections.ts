import type { SectionKey } from '@lauda/domain/resume/sections';
import type { Section } from './sections.ts';

/** The section of a resume that each kind of section in a file becomes. */
export const TITLED: Readonly<Partial<Record<Section['kind'], SectionKey>>> = {
  summary: 'objectives',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  languages: 'languages',
  certifications: 'certifications',
};
