/**
 * Safari deletes a site's storage after seven days of browser use without a visit, unless the app is installed.
 * `GestureEvent` exists only in Apple's WebKit, which all browsers on iPhones use.
 */
export const isStorageShortLived = (): boolean =>
  'GestureEvent' in globalThis && !matchMedia('(display-mode: standalone)').matches;
