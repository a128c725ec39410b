declare module 'virtual:messages/*' {
  import type { Catalogue } from '@lauda/messages';
  export const catalogue: Catalogue;
}
