import type { Plugin } from 'vite';

/** Smaller files are not worth a separate request on a slow connection. */
const SMALL_BYTES = 20 * 1024;

interface Kind {
  readonly name: string;
  /**
   * Path fragments, starting with a slash. Each must match a module of the build: otherwise a renamed folder would
   * silently drop out of its kind.
   */
  readonly paths: readonly string[];
  readonly except?: readonly string[];
  readonly only?: RegExp;
  readonly isWhole?: true;
}

const inUi = (part: string) => `/web/src/ui/${part}`;
const UI_LATER = ['failures/unreadable', 'loading/progress', 'page/page-header'] as const;

/**
 * Small files are merged with others of their kind, so loading one loads both. For parts of the interface that is
 * cheap; without kinds the builder would load passkeys, staff tables and letters with all their texts. A file takes its
 * imports along, so widely used modules come first. Merging within a kind can make two chunks import each other, which
 * no-circular-chunks-plugin.ts rejects: a kind whose parts use each other stays whole, or is split by dependency.
 */
const KINDS: readonly Kind[] = [
  // Tables computed from one another when the modules run.
  { name: 'model', paths: ['/domain/src/resume/'], isWhole: true },
  { name: 'icons', paths: ['/lucide-react/'] },
  // The builder's own calls, whole: merged with the calls of applications, it would load those too.
  {
    name: 'builder-calls',
    paths: ['documents', 'photos', 'resumes'].map((part) => `/contract/src/resumes/${part}.ts`),
    isWhole: true,
  },
  // All routes: the builder has its own client and must not load these for a skeleton.
  { name: 'calls', paths: ['/web/src/lib/api/api.ts', '/contract/src/'] },
  // Device storage, whole: letters need it as the builder does, without the builder.
  {
    name: 'local-first',
    paths: ['/local-first/src/', '/idb/'],
    except: ['/local-first/src/device-only/'],
    isWhole: true,
  },
  // Wizards and reviews, which the builder does not open.
  { name: 'device-only', paths: ['/local-first/src/device-only/'], isWhole: true },
  // What the builder needs to start, in one file: two would cost it more.
  {
    name: 'builder-lib',
    paths: ['/web/src/lib/api/resume-api.ts', '/web/src/lib/screen/'],
    isWhole: true,
  },
  // Files, prices and response streams: for screens opened later.
  {
    name: 'lib-later',
    paths: [
      'api/read-events',
      'files/share',
      'files/use-shared',
      'device/use-is-online',
      'device/server-or-device',
      'files/download',
      'ad-failure',
      'i18n/money',
    ].map((part) => `/web/src/lib/${part}`),
  },
  { name: 'lib', paths: ['/web/src/lib/', '/@tanstack/'] },
  // Error fallbacks: every screen has them, and none may load another's frame for them.
  {
    name: 'failures',
    paths: [
      inUi('failures/error-boundary'),
      inUi('failures/dialog-boundary'),
      '/features/shell/failures/panel-boundary',
    ],
    isWhole: true,
  },
  {
    name: 'overlays',
    paths: ['overlay', 'menu', 'toast'].map(inUi),
  },
  {
    name: 'fields',
    paths: ['field', 'listbox'].map(inUi),
  },
  // Without components: a list that needs a style must not load tables and tabs.
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
  { name: 'sheet', paths: ['/features/preview/sheet/empty-sheet', '/features/preview/sheet/zoom'] },
  // The local engine and the files it makes: for previews and downloads.
  {
    name: 'files',
    paths: ['export/device-file', 'export/export-file', 'engine/local-engine', 'engine/render-queue'].map(
      (part) => `/features/preview/${part}`,
    ),
  },
  // Template selection appears in the Design tab and for new resumes; the form waits for neither.
  {
    name: 'gallery',
    paths: ['gallery/', 'sheet/first-page', 'design/choice-tiles'].map((part) => `/features/preview/${part}`),
  },
  {
    name: 'resumes',
    paths: ['/features/resumes/', '/features/preview/'],
    except: ['list', 'history', 'proposals', 'saving/unsaved', 'saving/conflict'].map(
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

/** All path fragments of the kinds. */
export const kindPaths = (): string[] => KINDS.flatMap(({ paths, except = [] }) => [...paths, ...except]);

/** The paths that no module matches. */
export const unmatchedPaths = (paths: readonly string[], ids: readonly string[]): string[] =>
  paths.filter((path) => !ids.some((id) => id.includes(path)));

/**
 * Which modules share a chunk. On a slow connection, each of a hundred small files costs a round trip and delays the
 * others.
 */
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

/** Fails the build if a kind names a folder or file that no longer exists. */
export const chunkKindsPlugin = (): Plugin => ({
  name: 'lauda-chunk-kinds',
  apply: 'build',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const unmatched = unmatchedPaths(kindPaths(), ids);
    if (unmatched.length > 0) this.error(`no module at ${unmatched.join(', ')}; see vite/chunk-groups.ts`);
  },
});
