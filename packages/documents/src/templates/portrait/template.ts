import type { Template } from '../../template.ts';

export const portraitTemplate: Template = {
  id: 'portrait',
  style: 'rail',
  side: { sections: ['skills', 'languages'], holdsContact: true, isLead: false },
  traits: { photo: 'large', length: 'short', character: 'expressive' },
  nameKey: 'templates.portrait',
  descriptionKey: 'templates.portraitDescription',
  measurements: { padding: 46, sectionSpacing: 18, itemSpacing: 9, safeBottomMargin: 12 },
  sizes: { name: 27, heading: 12.5, body: 10 },
  fontPair: 'sourceSerif',
  colors: ['#8f4426', '#6b4a1e', '#4a5a2a', '#7a3350', '#34495e'],
};
