import type { Template } from '../../template.ts';

export const swissTemplate: Template = {
  id: 'swiss',
  style: 'gutter',
  side: { sections: [], holdsContact: false, isLead: false },
  traits: { photo: 'large', length: 'short', character: 'expressive' },
  nameKey: 'templates.swiss',
  descriptionKey: 'templates.swissDescription',
  measurements: { padding: 44, sectionSpacing: 20, itemSpacing: 10, safeBottomMargin: 12 },
  sizes: { name: 28, heading: 10, body: 9.5 },
  fontPair: 'inter',
  colors: ['#c41230', '#0b5ed7', '#111111', '#0f766e', '#b45309'],
};
