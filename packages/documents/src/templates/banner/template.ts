import type { Template } from '../../template.ts';

export const bannerTemplate: Template = {
  id: 'banner',
  style: 'one-column',
  side: null,
  traits: { photo: 'large', length: 'long', character: 'expressive' },
  nameKey: 'templates.banner',
  descriptionKey: 'templates.bannerDescription',
  measurements: { padding: 46, sectionSpacing: 17, itemSpacing: 9, safeBottomMargin: 12 },
  sizes: { name: 25, heading: 12, body: 10 },
  fontPair: 'plexSans',
  colors: ['#14506b', '#7a1f3d', '#2f5d3a', '#3d3a8c', '#33312c'],
};
