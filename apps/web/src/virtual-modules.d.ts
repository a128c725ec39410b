declare module 'virtual:messages/*' {
  import type { Catalogue } from '@lauda/messages';
  export const catalogue: Catalogue;
}

/** Decided when building, so that what it guards is not in the files at all. */
declare const HAS_DEBUG_SCREENS: boolean;
