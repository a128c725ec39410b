// Generates data from src/fonts/fonts.ts: the characters each family can print, read from its own tables, and the URLs of its
// files for the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FONT_FAMILIES, fontModule } from '../src/fonts/fonts.ts';
import { codePointsOf } from './lib/character-map.ts';

/** Runs as 'gap length' in base 36. Each gap is counted from the end of the previous run. */
function encode(codePoints: Iterable<number>): string {
  const sorted = [...codePoints].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of sorted) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else if (!last || point > last[1]) runs.push([point, point]);
  }
  let end = 0;
  return runs
    .flatMap(([first, last]) => {
      const pair = [(first - end).toString(36), (last - first).toString(36)];
      end = last;
      return pair;
    })
    .join(' ');
}

const rows = FONT_FAMILIES.map((family) => {
  // A character counts only if every style has it: bold text must not lose characters that plain text shows.
  const styles = family.styles.map((style) =>
    codePointsOf(readFileSync(fileURLToPath(import.meta.resolve(fontModule(family, style))))),
  );
  const [first = new Set<number>(), ...others] = styles;
  const common = [...first].filter((point) => others.every((style) => style.has(point)));
  return `  '${family.family}': '${encode(common)}',\n`;
});

writeFileSync(
  new URL('../src/fonts/coverage.gen.ts', import.meta.url),
  `// Written by scripts/fonts.ts.\nexport const COVERAGE: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`,
);

const files = FONT_FAMILIES.flatMap((family) => family.styles.map((style) => ({ family, style })));
const imports = files.map(
  ({ family, style }, index) => `import font${index} from '${fontModule(family, style)}?url';\n`,
);
const urls = FONT_FAMILIES.map(({ family }) => {
  const names = files.flatMap((file, index) => (file.family.family === family ? [`font${index}`] : []));
  return `  '${family}': [${names.join(', ')}],\n`;
});
writeFileSync(
  new URL('../src/browser/font-urls.gen.ts', import.meta.url),
  `// Written by scripts/fonts.ts.\n${imports.join('')}\nexport const FONT_URLS: Readonly<Record<string, readonly string[]>> = {\n${urls.join('')}};\n`,
);
