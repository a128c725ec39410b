/** Below this a file is not worth a request of its own on a slow line. */
const SMALL_BYTES = 20 * 1024;

/**
 * Small files are merged with others of their kind, and whoever needs one gets both. Among parts of the interface that
 * is cheap; without kinds the builder would bring passkeys, staff tables and letters, with all their words.
 * A file takes along what it imports, so what everybody uses comes first. Merging within a kind can make two files
 * import each other, which no-circular-chunks-plugin.ts refuses: a kind whose parts use one another is kept whole, or
 * split by what stands on what.
 */
const KINDS: readonly { name: string; test: RegExp; isWhole?: true }[] = [
  // Tables made from one another as the files run.
  { name: 'model', test: /\/domain\/src\/resume\//, isWhole: true },
  { name: 'icons', test: /\/lucide-react\// },
  // All routes there are: the builder calls by a client of its own, and must not get these with a skeleton.
  { name: 'calls', test: /\/web\/src\/lib\/api\.ts|\/contract\/src\// },
  // What is kept on the device, whole: letters and wizards need it as the builder does, without the builder.
  { name: 'local-first', test: /\/local-first\/src\/|\/idb\//, isWhole: true },
  // Files, prices and streams of answers: for what is opened later.
  { name: 'lib-later', test: /\/web\/src\/lib\/(read-events|share|download|ad-failure|i18n\/money)/ },
  { name: 'lib', test: /\/web\/src\/lib\/|\/@tanstack\// },
  { name: 'overlays', test: /\/web\/src\/ui\/(overlay|dialog|popover|menu|tooltip|toast|sheet)/ },
  { name: 'fields', test: /\/web\/src\/ui\/(field|listbox|select|combobox|checkbox|switch|radio)/ },
  // Without components: a list that needs a style must not bring tables and tabs.
  { name: 'ui-helpers', test: /\/web\/src\/ui\/[^/]+\.ts$/ },
  { name: 'sortable', test: /\/web\/src\/ui\/sortable\// },
  { name: 'ui', test: /\/web\/src\/ui\/(?!sidebar|proposals|unreadable|progress|page-header)/ },
  // For lists and forms; the builder's dialogs do not need them.
  { name: 'ui-later', test: /\/web\/src\/ui\/(unreadable|progress|page-header)/ },
  { name: 'proposals', test: /\/web\/src\/ui\/proposals\/|\/domain\/src\/(proposals|tailoring|twins)\// },
  { name: 'frame', test: /\/web\/src\/ui\/sidebar\/|\/features\/shell\/navigation/ },
  { name: 'sheet', test: /\/features\/preview\/(empty-sheet|zoom)/ },
  // Templates to choose from stand in the Design tab and among new resumes, neither of which the form waits for.
  { name: 'gallery', test: /\/features\/preview\/(gallery\/|first-page|template-colors|choice-tiles)/ },
  { name: 'resumes', test: /\/features\/(resumes\/(?!list|history|proposals|unsaved|conflict)|preview\/)/ },
  { name: 'resume-lists', test: /\/features\/resumes\// },
  { name: 'staff', test: /\/features\/staff\// },
  {
    name: 'accounts',
    isWhole: true,
    test: /\/react-hook-form\/|\/@hookform\/|\/@simplewebauthn\/|\/features\/(account|billing|plans)\//,
  },
  { name: 'letters', test: /\/features\/cover-letters\/|\/domain\/src\/cover-letter\// },
  { name: 'tailoring', test: /\/features\/(tailoring|imports)\// },
  { name: 'applications', test: /\/features\/applications\/|\/domain\/src\/application\// },
  { name: 'coach', test: /\/features\/coach\/|\/domain\/src\/coach\// },
  { name: 'shared', test: /./ },
];

/** Which modules share a file. On a slow line each of a hundred small ones costs a round trip and keeps the others waiting. */
export function chunkGroups() {
  const kinds = KINDS.map(({ name, test, isWhole }, index) => ({
    name,
    test: (id: string) => !id.includes('virtual:message') && test.test(id),
    minShareCount: 2,
    entriesAware: isWhole !== true,
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
