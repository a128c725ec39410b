/**
 * The oldest browsers Lauda runs in; tested are Firefox ESR, WebKitGTK and Chromium from Debian. The build compiles for
 * these, the page names them in older browsers, a test compares both READMEs with them, and `npm run check` fails when
 * code uses a feature that one of them lacks.
 */
export const SUPPORTED_BROWSERS = {
  Chrome: '120',
  Edge: '120',
  Firefox: '128',
  Safari: '17.5',
} as const;

/** In the format of Vite's `build.target`. */
export const buildTargets = (): string[] =>
  Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => `${name.toLowerCase()}${version}`);

/** "Chrome or Edge 120, Firefox 128, Safari 17.5", with the language's word for "or". */
export function namesOfBrowsers(or: string): string {
  const byVersion = Map.groupBy(Object.entries(SUPPORTED_BROWSERS), ([, version]) => version);
  return Array.from(
    byVersion,
    ([version, browsers]) => `${browsers.map(([name]) => name).join(` ${or} `)} ${version}`,
  ).join(', ');
}
