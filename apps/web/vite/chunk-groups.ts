/** Below this a file is not worth a request of its own on a slow line. */
const SMALL_BYTES = 16 * 1024;

/**
 * Small files are merged with others of their kind, and whoever needs one gets both. Among parts of the interface that
 * is cheap; without kinds the builder would bring passkeys, staff tables and letters, with all their words.
 * A file takes along what it imports, so what everybody uses comes first.
 */
const KINDS: readonly { name: string; test: RegExp }[] = [
  // All routes there are: the builder calls by a client of its own, and must not get these with a skeleton.
  { name: 'calls', test: /\/web\/src\/lib\/api\.ts|\/contract\/src\// },
  { name: 'ui', test: /\/web\/src\/(ui|lib)\/|\/lucide-react\/|\/@tanstack\/|\/idb\// },
  { name: 'resumes', test: /\/domain\/src\/resume\/|\/features\/(resumes|preview)\// },
  { name: 'staff', test: /\/features\/staff\// },
  {
    name: 'accounts',
    test: /\/react-hook-form\/|\/@hookform\/|\/@simplewebauthn\/|\/features\/(accounts?|billing|plans)\//,
  },
  { name: 'letters', test: /\/features\/cover-letters\/|\/domain\/src\/cover-letter\// },
  { name: 'tailoring', test: /\/features\/(tailoring|imports)\/|\/domain\/src\/tailoring\// },
  { name: 'shared', test: /./ },
];

/** Which modules share a file. On a slow line each of a hundred small ones costs a round trip and keeps the others waiting. */
export function chunkGroups() {
  const kinds = KINDS.map(({ name, test }, index) => ({
    name,
    test: (id: string) => !id.includes('virtual:message') && test.test(id),
    minShareCount: 2,
    entriesAware: true,
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
