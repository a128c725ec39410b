import type { Plugin } from 'vite';

/** Below this a file is not worth a request of its own on a slow line. */
const SMALL_BYTES = 20 * 1024;

interface Kind {
  readonly name: string;
  /** Parts of paths, from a slash on. Each must be found in the build: a folder that is renamed would leave its kind in silence. */
  readonly paths: readonly string[];
  readonly except?: readonly string[];
  readonly only?: RegExp;
  readonly isWhole?: true;
}

const inUi = (part: string) => `/web/src/ui/${part}`;
const UI_LATER = ['unreadable', 'progress', 'page-header'] as const;

/**
 * Small files are merged with others of their kind, and whoever needs one gets both. Among parts of the interface that
 * is cheap; without kinds the builder would bring passkeys, staff tables and letters, with all their words.
 * A file takes along what it imports, so what everybody uses comes first. Merging within a kind can make two files
 * import each other, which no-circular-chunks-plugin.ts refuses: a kind whose parts use one another is kept whole, or
 * split by what stands on what.
 */
const KINDS: readonly Kind[] = [
  // Tables made from one another as the files run.
  { name: 'model', paths: ['/domain/src/resume/'], isWhole: true },
  { name: 'icons', paths: ['/lucide-react/'] },
  // The builder's own, whole: merged with the calls of applications, it would bring those.
  {
    name: 'builder-calls',
    paths: ['documents', 'photos', 'resumes'].map((part) => `/contract/src/${part}.ts`),
    isWhole: true,
  },
  // All routes there are: the builder calls by a client of its own, and must not get these with a skeleton.
  { name: 'calls', paths: ['/web/src/lib/api.ts', '/contract/src/'] },
  // What is kept on the device, whole: letters and wizards need it as the builder does, without the builder.
  { name: 'local-first', paths: ['/local-first/src/', '/idb/'], isWhole: true },
  // What the builder starts with, in one file: in two they cost it more.
  {
    name: 'builder-lib',
    paths: ['resume-api', 'use-shortcut', 'screen-commands', 'open-document', 'use-open-document'].map(
      (part) => `/web/src/lib/${part}.ts`,
    ),
    isWhole: true,
  },
  // Files, prices and streams of answers: for what is opened later.
  {
    name: 'lib-later',
    paths: [
      'read-events',
      'share',
      'use-shared',
      'use-is-online',
      'server-or-device',
      'download',
      'ad-failure',
      'i18n/money',
    ].map((part) => `/web/src/lib/${part}`),
  },
  { name: 'lib', paths: ['/web/src/lib/', '/@tanstack/'] },
  // What stands in for a part that failed: every screen has it, and none may bring another's frame for it.
  {
    name: 'failures',
    paths: [inUi('error-boundary'), inUi('dialog-boundary'), '/features/shell/panel-boundary'],
    isWhole: true,
  },
  {
    name: 'overlays',
    paths: ['overlay', 'dialog', 'popover', 'menu', 'tooltip', 'toast', 'sheet'].map(inUi),
  },
  {
    name: 'fields',
    paths: ['field', 'listbox', 'select', 'combobox', 'checkbox', 'switch', 'radio'].map(inUi),
  },
  // Without components: a list that needs a style must not bring tables and tabs.
  { name: 'ui-helpers', paths: [inUi('')], only: /\/ui\/[^/]+\.ts$/ },
  { name: 'sortable', paths: [inUi('sortable/')] },
  { name: 'ui', paths: [inUi('')], except: ['sidebar', 'proposals', ...UI_LATER].map(inUi) },
  // For lists and forms; the builder's dialogs do not need them.
  { name: 'ui-later', paths: UI_LATER.map(inUi) },
  {
    name: 'proposals',
    paths: [inUi('proposals/'), ...['proposals', 'tailoring', 'twins'].map((part) => `/domain/src/${part}/`)],
  },
  { name: 'frame', paths: [inUi('sidebar/'), '/features/shell/navigation'] },
  { name: 'sheet', paths: ['/features/preview/empty-sheet', '/features/preview/zoom'] },
  // The engine on the device and the files it makes: for who looks at pages or downloads.
  {
    name: 'files',
    paths: ['device-file', 'export-file', 'local-engine', 'render-queue'].map(
      (part) => `/features/preview/${part}`,
    ),
  },
  // Templates to choose from stand in the Design tab and among new resumes, neither of which the form waits for.
  {
    name: 'gallery',
    paths: ['gallery/', 'first-page', 'template-colors', 'choice-tiles'].map(
      (part) => `/features/preview/${part}`,
    ),
  },
  {
    name: 'resumes',
    paths: ['/features/resumes/', '/features/preview/'],
    except: ['list', 'history', 'proposals', 'unsaved', 'conflict'].map(
      (part) => `/features/resumes/${part}`,
    ),
  },
  { name: 'resume-lists', paths: ['/features/resumes/'] },
  { name: 'staff', paths: ['/features/staff/'], isWhole: true },
  {
    name: 'accounts',
    isWhole: true,
    paths: [
      '/react-hook-form/',
      '/@simplewebauthn/',
      ...['accounts', 'billing', 'plans'].map((part) => `/features/${part}/`),
    ],
  },
  { name: 'letters', paths: ['/features/cover-letters/', '/domain/src/cover-letter/'] },
  { name: 'tailoring', paths: ['/features/tailoring/', '/features/imports/'] },
  { name: 'applications', paths: ['/features/applications/', '/domain/src/application/'] },
  { name: 'coach', paths: ['/features/coach/', '/domain/src/coach/'] },
  { name: 'shared', paths: ['/'] },
];

const isOfKind = ({ paths, except = [], only }: Kind, id: string): boolean =>
  paths.some((path) => id.includes(path)) &&
  !except.some((path) => id.includes(path)) &&
  (only === undefined || only.test(id));

/** Everything that kinds look for. */
export const kindPaths = (): string[] => KINDS.flatMap(({ paths, except = [] }) => [...paths, ...except]);

/** Of these paths, those that no module has. */
export const unmatchedPaths = (paths: readonly string[], ids: readonly string[]): string[] =>
  paths.filter((path) => !ids.some((id) => id.includes(path)));

/** Which modules share a file. On a slow line each of a hundred small ones costs a round trip and keeps the others waiting. */
export function chunkGroups() {
  const kinds = KINDS.map((kind, index) => ({
    name: kind.name,
    test: (id: string) => !id.includes('virtual:message') && isOfKind(kind, id),
    minShareCount: 2,
    entriesAware: kind.isWhole !== true,
    entriesAwareMergeThreshold: SMALL_BYTES,
    priority: KINDS.length - index,
  }));
  return [
    {
      name: 'shell',
      tags: ['$initial' as const],
      test: /^(?!.*(index\.html|src\/main\.tsx)$)/,
      priority: KINDS.length + 1,
    },
    ...kinds,
  ];
}

/** Fails a build in which a kind looks for a folder or file that is no longer there. */
export const chunkKindsPlugin = (): Plugin => ({
  name: 'lauda-chunk-kinds',
  apply: 'build',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const unmatched = unmatchedPaths(kindPaths(), ids);
    if (unmatched.length > 0) this.error(`no module at ${unmatched.join(', ')}; see vite/chunk-groups.ts`);
  },
});
