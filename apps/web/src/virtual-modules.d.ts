declare module 'virtual:messages/*' {
  import type { Catalogue } from '@lauda/messages';
  export const catalogue: Catalogue;
}

/** A build-time constant, so that guarded code is removed from the bundle. */
declare const HAS_DEBUG_SCREENS: boolean;
