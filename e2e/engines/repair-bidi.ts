// Loaded before Playwright (`node --import`). Patches two incompatibilities of its BiDi driver with Debian's Firefox.
// Throws when Playwright's code has changed; remove this file when Playwright is fixed.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

interface Repair {
  readonly what: RegExp;
  readonly instead: string;
  readonly times: number;
}

const REPAIRS: readonly Repair[] = [
  // Playwright sends this command for every context, but Firefox does not support it.
  {
    what: /(\.send\("emulation\.setMediaFeaturesOverride", \{[\s\S]*?\}\));/g,
    instead: '$1.catch(() => {});',
    times: 2,
  },
  // Playwright assigns to `value`. React takes that for its own change and fires no event.
  {
    what: /window\.__pw_bidiInsertText\(text3\)/g,
    instead:
      '(document.activeElement?.matches("input, textarea, [contenteditable]") ' +
      '? (document.execCommand("insertText", false, text3), undefined) : window.__pw_bidiInsertText(text3))',
    times: 1,
  },
];

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return next(url, context);
    let source = readFileSync(new URL(url), 'utf8');
    for (const { what, instead, times } of REPAIRS) {
      if ([...source.matchAll(what)].length < times)
        throw new Error(`playwright-core has changed: no ${what}`);
      source = source.replaceAll(what, instead);
    }
    return { format: 'commonjs', source, shortCircuit: true };
  },
});
