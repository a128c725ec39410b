import type { Template } from '../../template.ts';

export const simpleTemplate: Template = {
  id: 'simple',
  style: 'split-panel',
  side: { sections: ['skills', 'languages'], holdsContact: true, isLead: false },
  traits: { photo: 'large', length: 'short', character: 'modern' },
  nameKey: 'templates.simple',
  descriptionKey: 'templates.simpleDescription',
  measurements: { padding: 48, sectionSpacing: 20, itemSpacing: 8, safeBottomMargin: 15 },
  sizes: { name: 21, heading: 12.5, body: 10.5 },
  fontPair: 'sourceSans',
  colors: ['#1f2a37', '#14403a', '#3b2a4a', '#5a2230', '#26364f', '#33312c'],
};
