import type { Template } from '../../template.ts';

export const technicalTemplate: Template = {
  id: 'technical',
  style: 'rail',
  side: { sections: ['skills', 'languages', 'certifications'], holdsContact: false, isLead: true },
  traits: { photo: 'small', length: 'long', character: 'modern' },
  nameKey: 'templates.technical',
  descriptionKey: 'templates.technicalDescription',
  measurements: { padding: 38, sectionSpacing: 13, itemSpacing: 6, safeBottomMargin: 10 },
  sizes: { name: 20, heading: 10, body: 9 },
  fontPair: 'plexMono',
  colors: ['#0f5c8a', '#1d6b45', '#8a3a12', '#5b2f8a', '#30363d'],
};
