import type { Template } from '../../template.ts';

export const railTemplate: Template = {
  id: 'rail',
  style: 'rail',
  side: { sections: ['skills', 'languages', 'certifications'], holdsContact: true, isLead: false },
  traits: { photo: 'small', length: 'long', character: 'modern' },
  nameKey: 'templates.rail',
  descriptionKey: 'templates.railDescription',
  measurements: { padding: 46, sectionSpacing: 18, itemSpacing: 8, safeBottomMargin: 12 },
  sizes: { name: 25, heading: 12, body: 10 },
  fontPair: 'sourceSans',
  colors: ['#1f5f7a', '#7a3b1f', '#3d5a2a', '#5b3a78', '#3a4350'],
};
