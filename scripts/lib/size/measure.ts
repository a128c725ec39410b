/** The part of Vite's build manifest that is used here. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** 1 KB is 1024 bytes, gzip level 9. */
export const BUDGETS_KB = { shell: 155, css: 20, route: 150 } as const;
/** Stricter budgets. The builder and the frame around it must appear within three seconds on a slow connection. */
const ROUTE_BUDGETS_KB: Readonly<Record<string, number>> = { '_app/builder.tsx': 82.5, '_app.tsx': 37 };
const BYTES_PER_KB = 1024;

export interface Measure {
  readonly name: string;
  readonly kb: number;
  /** Null if there is no budget: code that loads later, such as a document engine. */
  readonly budgetKb: number | null;
}

const LANGUAGE = /^virtual:messages\//;
const ROUTE = /^src\/routes\/([^?]+)/;

/** The keys of a chunk and all its static imports, which the browser needs to run it. */
function closureOf(manifest: Manifest, key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known;
  known.add(key);
  for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, known);
  return known;
}

/**
 * `gzipBytes` returns the compressed size of a built file. The shell is what every page needs: the entry and the
 * largest language. Other parts count what they add to it.
 */
export function measure(manifest: Manifest, gzipBytes: (file: string) => number): Measure[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('the manifest has no entry');
  const shell = closureOf(manifest, entry);
  const sumKb = (files: Iterable<string | undefined>) =>
    [...new Set(files)].reduce((sum, file) => sum + (file === undefined ? 0 : gzipBytes(file)), 0) /
    BYTES_PER_KB;
  const jsKb = (keys: Iterable<string>) => sumKb([...keys].map((key) => manifest[key]?.file));
  const addedKb = (key: string) => jsKb([...closureOf(manifest, key)].filter((name) => !shell.has(name)));

  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !shell.has(key));
  const languages = lazy.filter((key) => LANGUAGE.test(key)).map(addedKb);
  const parts = lazy
    .filter((key) => !LANGUAGE.test(key))
    .map((key): Measure => {
      const route = ROUTE.exec(key)?.[1];
      return route === undefined
        ? { name: `later ${key}`, kb: addedKb(key), budgetKb: null }
        : { name: `route ${route}`, kb: addedKb(key), budgetKb: ROUTE_BUDGETS_KB[route] ?? BUDGETS_KB.route };
    });
  return [
    { name: 'shell', kb: jsKb(shell) + Math.max(0, ...languages), budgetKb: BUDGETS_KB.shell },
    {
      name: 'css',
      kb: sumKb([...shell].flatMap((key) => manifest[key]?.css ?? [])),
      budgetKb: BUDGETS_KB.css,
    },
    ...parts.toSorted((a, b) => b.kb - a.kb),
  ];
}

export const isOverBudget = ({ kb, budgetKb }: Measure): boolean => budgetKb !== null && kb > budgetKb;

export const measureText = (row: Measure): string =>
  [
    isOverBudget(row) ? 'OVER' : 'ok  ',
    `${row.kb.toFixed(1).padStart(7)} KB of`,
    row.budgetKb === null ? '   –' : String(row.budgetKb).padStart(4),
    row.name,
  ].join(' ');
