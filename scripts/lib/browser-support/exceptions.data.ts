import type { Exception } from './exceptions.ts';

/** Intentionally used features that a supported browser lacks, each with the effect there. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    feature: 'api.CanvasRenderingContext2D.imageSmoothingQuality',
    path: 'apps/web/src/features/resumes/builder/photo/draw-photo.ts',
    reason: 'Firefox ignores the property and scales the photo with its default quality.',
  },
  {
    feature: 'api.Document.freeze_event',
    path: 'packages/local-first/src/lifecycle/page-lifecycle.ts',
    reason: 'One of four events; beforeunload, pagehide and visibilitychange cover browsers without it.',
  },
  {
    feature: 'api.Navigator.doNotTrack',
    path: 'apps/web/src/lib/analytics.ts',
    reason: 'Safari has removed the setting; the property is undefined there, which is not "1".',
  },
  {
    feature: 'api.Navigator.share',
    path: 'apps/web/src/lib/files/share.ts',
    reason: 'Offered only after canShareLinks() or canShareFile(); without it the call fails as "failed".',
  },
  {
    feature: 'api.Window.beforeunload_event',
    path: 'packages/local-first/src/lifecycle/page-lifecycle.ts',
    reason:
      'iOS fires pagehide and visibilitychange instead, which save too; it never asks before a page is closed.',
  },
  {
    feature: 'html.global_attributes.autocapitalize',
    path: 'apps/web/src/ui/field/password-input.tsx',
    reason: 'A hint for on-screen keyboards; desktop Safari has none.',
  },
  {
    feature: 'html.global_attributes.autocorrect',
    path: 'apps/web/src/ui/field/password-input.tsx',
    reason: 'A hint for Safari, which corrects a password while it is shown.',
  },
  {
    feature: 'css.at-rules.starting-style',
    path: '*.css',
    reason: 'Firefox 128 shows dialogs and menus without the opening transition.',
  },
  {
    feature: 'css.properties.field-sizing',
    path: '*.css',
    reason: 'ui/field/textarea.tsx measures the text where CSS.supports() says no.',
  },
  {
    feature: 'css.properties.font-family.ui-monospace',
    path: '*.css',
    reason: 'From the reset of Tailwind, first of a list that ends in monospace.',
  },
  {
    feature: 'css.properties.overflow-anchor',
    path: '*.css',
    reason: 'Switches scroll anchoring off; Safari 17.5 has no scroll anchoring.',
  },
  {
    feature: 'css.properties.scrollbar-color',
    path: '*.css',
    reason: 'Set for Firefox; elsewhere color-scheme already gives the scroll bar its colors.',
  },
  {
    feature: 'css.properties.scrollbar-gutter',
    path: '*.css',
    reason: 'Without it the page moves by the width of a scroll bar when a dialog opens.',
  },
  {
    feature: 'css.properties.scrollbar-width',
    path: '*.css',
    reason: 'Without it the usual scroll bar is drawn.',
  },
  {
    feature: 'css.properties.text-decoration.dotted',
    path: '*.css',
    reason: 'From the reset of Tailwind, which also sets -webkit-text-decoration.',
  },
  {
    feature: 'css.properties.text-wrap.pretty',
    path: '*.css',
    reason: 'Without it lines break as usual.',
  },
  {
    feature: 'css.selectors.open',
    path: '*.css',
    reason: 'Tailwind puts it into :is() beside [open]; :is() skips selectors that a browser does not know.',
  },
];
