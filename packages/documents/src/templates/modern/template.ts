import type { Template } from '../../template.ts';

export const modernTemplate: Template = {
  id: 'modern',
  style: 'one-column',
  side: null,
  traits: { photo: 'small', length: 'long', character: 'modern' },
  nameKey: 'templates.modern',
  descriptionKey: 'templates.modernDescription',
  measurements: { padding: 44, sectionSpacing: 18, itemSpacing: 9, safeBottomMargin: 12 },
  sizes: { name: 22, heading: 12, body: 10 },
  fontPair: 'inter',
  colors: ['#0e5c45', '#1d4f91', '#8a3b12', '#6a2c70', '#33383d'],
};
