import { SUPPORTED_BROWSERS } from '../../../apps/web/vite/supported-browsers.ts';
import type { OldestVersion } from './compat-data.ts';

const { Chrome, Edge, Firefox, Safari } = SUPPORTED_BROWSERS;

export const DESKTOP: readonly OldestVersion[] = [
  { browser: 'chrome', version: Chrome },
  { browser: 'edge', version: Edge },
  { browser: 'firefox', version: Firefox },
  { browser: 'safari', version: Safari },
];

export const DESKTOP_AND_MOBILE: readonly OldestVersion[] = [
  ...DESKTOP,
  { browser: 'chrome_android', version: Chrome },
  { browser: 'firefox_android', version: Firefox },
  { browser: 'safari_ios', version: Safari },
];
