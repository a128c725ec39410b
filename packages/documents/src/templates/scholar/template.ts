import type { Template } from '../../template.ts';

export const scholarTemplate: Template = {
  id: 'scholar',
  style: 'one-column',
  side: null,
  traits: { photo: 'small', length: 'long', character: 'traditional' },
  nameKey: 'templates.scholar',
  descriptionKey: 'templates.scholarDescription',
  measurements: { padding: 62, sectionSpacing: 15, itemSpacing: 6, safeBottomMargin: 10 },
  sizes: { name: 25, heading: 12.5, body: 10.5 },
  fontPair: 'garamond',
  colors: ['#1c1c1c', '#5c1a1b', '#17365d', '#2d4a2b', '#4b3a17'],
};
