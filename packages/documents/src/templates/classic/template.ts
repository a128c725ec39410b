import type { Template } from '../../template.ts';

export const classicTemplate: Template = {
  id: 'classic',
  style: 'one-column',
  side: null,
  traits: { photo: 'small', length: 'short', character: 'traditional' },
  nameKey: 'templates.classic',
  descriptionKey: 'templates.classicDescription',
  measurements: { padding: 54, sectionSpacing: 18, itemSpacing: 9, safeBottomMargin: 12 },
  sizes: { name: 24, heading: 13, body: 11 },
  fontPair: 'garamond',
  colors: ['#26231f', '#5a1f1f', '#1f3a5a', '#24452f', '#4a3a5e'],
};
