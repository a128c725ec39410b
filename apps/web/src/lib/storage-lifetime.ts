/**
 * Safari deletes everything a site stored after seven days of use without a visit to it, unless the app is installed.
 * `GestureEvent` exists only in Apple's WebKit, which all browsers on iPhones use.
 */
export const isStorageShortLived = (): boolean =>
  'GestureEvent' in globalThis && !matchMedia('(display-mode: standalone)').matches;
